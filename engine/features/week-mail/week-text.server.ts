import { formatDayAt, formatTimeAt } from '../../core/site/written-time.ts'
import type { Language } from '../../core/text/language.ts'
import { type Counted, fill, plural } from '../../core/text/sentence.ts'
import { hour, minute } from '../../core/time/durations.ts'
import type { Week } from './week.server.ts'
import { weekWords } from './week.words.ts'

/** Below, a number of visits could tell of a single person. */
const smallestGroup = 5

/** The week in plain text. What did not happen is left out. */
export function weekText(week: Week, language: Language): string {
  const t = weekWords[language]
  const { messages, answered, suspected, bookings, meetingsToCome, medianToAnswer, waiting, moreWaiting } =
    week
  const { views, visits, subscribers, mailsGivenUp, calendarsUnreadable } = week
  const counted = (forms: Counted<'count'>, count: number) => plural(forms, count, language, {})
  const sections = [
    section(t.headings.messages, [
      messages > 0 && counted(t.messages, messages),
      answered > 0 && counted(t.answered, answered),
      medianToAnswer !== undefined && fill(t.median, { time: duration(medianToAnswer, language) }),
      suspected > 0 && counted(t.suspected, suspected),
      bookings > 0 && counted(t.bookings, bookings),
      meetingsToCome > 0 && counted(t.meetingsToCome, meetingsToCome),
    ]),
    section(t.headings.waiting, [
      ...waiting.map(({ name, since }) =>
        fill(t.since, { name, time: `${formatDayAt(since, language)}, ${formatTimeAt(since)}` }),
      ),
      moreWaiting > 0 && fill(t.more, { count: moreWaiting }),
    ]),
    section(t.headings.readers, [
      views.count + views.before > 0 &&
        `${views.count} ${t.views} (${fill(t.before, { count: String(views.before) })})`,
      visits.count + visits.before > 0 &&
        `${rounded(visits.count)} ${t.visits} (${fill(t.before, { count: rounded(visits.before) })})`,
      subscribers > 0 && counted(t.subscribers, subscribers),
    ]),
    section(
      t.pages,
      week.pages.map(
        ({ name, count, before }) => `${count} ${name} (${fill(t.before, { count: String(before) })})`,
      ),
    ),
    section(
      t.sources,
      week.sources.map(
        ({ name, count, before }) =>
          `${rounded(count)} ${name} (${fill(t.before, { count: rounded(before) })})`,
      ),
    ),
    section(t.headings.failures, [
      mailsGivenUp > 0 && counted(t.mailsGivenUp, mailsGivenUp),
      calendarsUnreadable > 0 && counted(t.calendarsUnreadable, calendarsUnreadable),
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
  return time < hour
    ? plural(minutes, Math.round(time / minute), language, {})
    : plural(hours, Math.round(time / hour), language, {})
}
