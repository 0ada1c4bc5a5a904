import { pages } from '../../addresses/pages.ts'
import type { Language } from '../../core/text/language.ts'
import { weekdays } from '../../core/time/clock.ts'
import { words } from './book.words.ts'
import { bookingRules } from './rules.ts'
import type { PickerSettings } from './time-picker.tsx'

/** The picker of this business, for the page and for the server that writes times into it. */
export const pickerIn = (language: Language): PickerSettings => ({
  language,
  weekdays: weekdays.flatMap((day, index) =>
    bookingRules.openingHours.some(({ days }) => days.includes(day)) ? [(index + 1) % 7] : [],
  ),
  contact: pages.contact[language],
  words: words[language].picker,
})
