import { words } from '../../core/forms/contact.words.ts'
import type { Language } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import { formatWeekday, type IsoDay } from '../../core/time/clock.ts'

/** Of what says that a message is sent, and by which day it has a reply where that is later than usual. */
export const laterResultId = (day: IsoDay) => `message-sent-reply-${day}`

export const laterNext = (day: IsoDay, language: Language) =>
  fill(words[language].later, { day: formatWeekday(day, language) })
