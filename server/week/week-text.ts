import { hour, minute } from '../../content/durations.ts'
import type { Language } from '../../content/language.ts'
import { formatDayAt, formatTimeAt } from '../../content/written-time.ts'
import type { Week } from './week.ts'
import { weekWords } from './week.words.ts'

/** Below, a number of visits could tell of a single person. */
const smallestGroup = 5

/** The week in plain text. What did not happen is left out. */
export function weekText(week: Week, language: Language): string {
  const t = weekWords[language]
  const { messages, answered, suspected, bookings, meetingsToCome, medianToAnswer, waiting, moreWaiting } =
    week
  const { views, visits, subscribers, mailsGivenUp, calendarsUnreadable } = week
  const sections = [
    section(t.headings.messages, [
      messages > 0 && t.messages(messages),
      answered > 0 && t.answered(answered),
      medianToAnswer !== undefined && t.median(duration(medianToAnswer, language)),
      suspected > 0 && t.suspected(suspected),
      bookings > 0 && t.bookings(bookings),
      meetingsToCome > 0 && t.meetingsToCome(meetingsToCome),
    ]),
    section(t.headings.waiting, [
      ...waiting.map(({ name, since }) =>
        t.since(name, `${formatDayAt(since, language)}, ${formatTimeAt(since)}`),
      ),
      moreWaiting > 0 && t.more(moreWaiting),
    ]),
    section(t.headings.readers, [
      views.count + views.before > 0 && `${views.count} ${t.views} (${t.before(String(views.before))})`,
      visits.count + visits.before > 0 &&
        `${rounded(visits.count)} ${t.visits} (${t.before(rounded(visits.before))})`,
      subscribers > 0 && t.subscribers(subscribers),
    ]),
    section(
      t.pages,
      week.pages.map(({ name, count, before }) => `${count} ${name} (${t.before(String(before))})`),
    ),
    section(
      t.sources,
      week.sources.map(
        ({ name, count, before }) => `${rounded(count)} ${name} (${t.before(rounded(before))})`,
      ),
    ),
    section(t.headings.failures, [
      mailsGivenUp > 0 && t.mailsGivenUp(mailsGivenUp),
      calendarsUnreadable > 0 && t.calendarsUnreadable(calendarsUnreadable),
    ]),
  ]
  return sections.filter(Boolean).join('\n\n') || t.quiet
}

/** A heading with its lines. Empty without lines. */
function section(heading: string, lines: readonly (string | false)[]): string {
  const present = lines.filter(Boolean)
  return present.length > 0 ? [heading, ...present.map((line) => `  ${line}`)].join('\n') : ''
}

const rounded = (count: number) =>
  count > 0 && count < smallestGroup ? `1–${smallestGroup - 1}` : String(count)

function duration(time: number, language: Language): string {
  const { minutes, hours } = weekWords[language]
  return time < hour ? minutes(Math.round(time / minute)) : hours(Math.round(time / hour))
}
