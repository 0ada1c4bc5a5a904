/** What the contact page says of replies that special days make later. */
import { useLanguage } from '../../addresses/use-address.ts'
import { words } from '../../core/forms/contact.words.ts'
import { comingSpecialDays } from '../../core/site/published.ts'
import { fill } from '../../core/text/sentence.ts'
import { dayAfter, formatWeekday, type IsoDay } from '../../core/time/clock.ts'
import { daysInWords, NearDays } from '../../design/components/near-days.tsx'
import { FormResult } from '../../design/forms/form-result.tsx'
import { laterNext, laterResultId } from './later-reply.ts'
import { isReplyDay, replyDayAfter } from './reply-due.ts'

/** The days that are closed, with the day by which a reply comes after them. */
const closedDays = () =>
  comingSpecialDays().flatMap((days) => {
    const replyDay = replyDayAfter(days)
    return replyDay ? [{ days, replyDay }] : []
  })

/** Above the form, while closed days are near. */
export function LaterReplies() {
  const language = useLanguage()
  return closedDays().map(({ days, replyDay }) => (
    <NearDays key={days.from} days={days}>
      <p>
        {fill(words[language].away, {
          days: daysInWords(days, language),
          day: formatWeekday(replyDay, language),
        })}
      </p>
    </NearDays>
  ))
}

/** Where a form without a script leads: one for each day by which a reply may be promised then. */
export function LaterResults() {
  const language = useLanguage()
  const replyDays = new Set<IsoDay>()
  for (const { days, replyDay } of closedDays())
    for (let day = dayAfter(days.to, 1); day <= replyDay; day = dayAfter(day, 1))
      if (isReplyDay(day)) replyDays.add(day)
  return [...replyDays].map((day) => (
    <FormResult
      key={day}
      id={laterResultId(day)}
      is="good"
      text={words[language].form.sent}
      next={laterNext(day, language)}
    />
  ))
}
