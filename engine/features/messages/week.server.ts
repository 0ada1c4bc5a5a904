import type { Database } from '../../core/database/open.server.ts'
import type { Week, WeekLines } from '../../core/feature.server.ts'
import { facts } from '../../core/site/facts.ts'
import { formatDayAt, formatTimeAt } from '../../core/site/written-time.ts'
import type { Language } from '../../core/text/language.ts'
import { fill, plural } from '../../core/text/sentence.ts'
import { hour, minute } from '../../core/time/durations.ts'
import { weekWords } from './week.words.ts'

const waitingListed = 20

/** What came in and was answered in a week, and who waits for an answer now, the longest first. */
export async function tellWeek(database: Database, { from, to }: Week): Promise<WeekLines> {
  const language = facts.officeLanguage
  const t = weekWords[language]
  const received = await database
    .selectFrom('messages')
    .select('spam')
    .where(({ between }) => between('received_at', from, to - 1))
    .execute()
  const answers = await database
    .selectFrom('messages')
    .select(['received_at', 'answered_at'])
    .where(({ between }) => between('answered_at', from, to - 1))
    .where('spam', '=', 0)
    .execute()
  const waiting = await database
    .selectFrom('messages')
    .select(['name', 'received_at as since'])
    .where('spam', '=', 0)
    .where('answered_at', 'is', null)
    .orderBy('received_at')
    .execute()
  const suspected = received.filter(({ spam }) => spam).length
  const taken = received.length - suspected
  const timeToAnswer = median(
    answers.flatMap(({ received_at, answered_at }) =>
      answered_at === null ? [] : answered_at - received_at,
    ),
  )
  const more = waiting.length - waitingListed
  return {
    messages: [
      taken > 0 && plural(t.messages, taken, language, {}),
      answers.length > 0 && plural(t.answered, answers.length, language, {}),
      timeToAnswer !== undefined && fill(t.median, { time: duration(timeToAnswer, language) }),
      suspected > 0 && plural(t.suspected, suspected, language, {}),
    ],
    waiting: [
      ...waiting
        .slice(0, waitingListed)
        .map(({ name, since }) =>
          fill(t.since, { name, time: `${formatDayAt(since, language)}, ${formatTimeAt(since)}` }),
        ),
      more > 0 && fill(t.more, { count: more }),
    ],
  }
}

/** The middle one, of an even number the mean of both in the middle. */
function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2
}

function duration(time: number, language: Language): string {
  const t = weekWords[language]
  return time < hour
    ? plural(t.minutes, Math.round(time / minute), language, {})
    : plural(t.hours, Math.round(time / hour), language, {})
}
