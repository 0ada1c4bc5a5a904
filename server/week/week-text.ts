import { hour, minute } from '../../content/durations.ts'
import type { Language } from '../../content/language.ts'
import { formatDayAt, formatTimeAt } from '../../content/written-time.ts'
import type { Week } from './week.ts'
import { weekWords } from './week.words.ts'

/** Below, a number of visits could tell of a single person. */
const smallestGroup = 5

/** The week in plain text. What did not happen is left out. */
export function weekText(week: Week, language: Language): string {
  const say = weekWords[language]
  const { messages, answered, suspected, bookings, meetingsToCome, medianToAnswer, waiting, moreWaiting } =
    week
  const { views, visits, subscribers, mailsGivenUp, calendarsUnreadable } = week
  const sections = [
    section(say.headings.messages, [
      messages > 0 && say.messages(messages),
      answered > 0 && say.answered(answered),
      medianToAnswer !== undefined && say.median(duration(medianToAnswer, language)),
      suspected > 0 && say.suspected(suspected),
      bookings > 0 && say.bookings(bookings),
      meetingsToCome > 0 && say.meetingsToCome(meetingsToCome),
    ]),
    section(say.headings.waiting, [
      ...waiting.map(({ name, since }) =>
        say.since(name, `${formatDayAt(since, language)}, ${formatTimeAt(since)}`),
      ),
      moreWaiting > 0 && say.more(moreWaiting),
    ]),
    section(say.headings.readers, [
      views.count + views.before > 0 && `${views.count} ${say.views} (${say.before(String(views.before))})`,
      visits.count + visits.before > 0 &&
        `${rounded(visits.count)} ${say.visits} (${say.before(rounded(visits.before))})`,
      subscribers > 0 && say.subscribers(subscribers),
    ]),
    section(
      say.pages,
      week.pages.map(({ name, count, before }) => `${count} ${name} (${say.before(String(before))})`),
    ),
    section(
      say.sources,
      week.sources.map(
        ({ name, count, before }) => `${rounded(count)} ${name} (${say.before(rounded(before))})`,
      ),
    ),
    section(say.headings.failures, [
      mailsGivenUp > 0 && say.mailsGivenUp(mailsGivenUp),
      calendarsUnreadable > 0 && say.calendarsUnreadable(calendarsUnreadable),
    ]),
  ]
  return sections.filter(Boolean).join('\n\n') || say.quiet
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
