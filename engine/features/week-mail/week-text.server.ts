import type { Database } from '../../core/database/open.server.ts'
import type { ServerFeature, Week, WeekLines } from '../../core/feature.server.ts'
import { facts } from '../../core/site/facts.ts'
import { plural } from '../../core/text/sentence.ts'
import { dayAfter, type IsoDay } from '../../core/time/clock.ts'
import { toEpoch } from '../../core/time/moments.ts'
import { weekWords } from './week.words.ts'

/** The parts of the mail, in their order. */
const parts = ['messages', 'waiting', 'readers', 'pages', 'sources', 'failures'] as const

/** The week that begins on a Monday in plain text, as the features tell it. What did not happen is left out. */
export async function weekText(
  database: Database,
  monday: IsoDay,
  tellers: readonly ServerFeature[],
): Promise<string> {
  const t = weekWords[facts.officeLanguage]
  const momentAfter = (days: number) => toEpoch(dayAfter(monday, days), '00:00', facts)
  const week = { monday, from: momentAfter(0), to: momentAfter(7), nextTo: momentAfter(14) }
  const told = [await tellFailures(database, week)]
  for (const { tellWeek } of tellers) if (tellWeek) told.push(await tellWeek(database, week))
  const sections = parts.map((part) =>
    section(
      t.headings[part],
      told.flatMap((lines) => lines[part] ?? []),
    ),
  )
  return sections.filter(Boolean).join('\n\n') || t.quiet
}

/** The mails that were given up, but for newsletters: subscribers whose address is refused are paused. */
async function tellFailures(database: Database, { from, to }: Week): Promise<WeekLines> {
  const language = facts.officeLanguage
  const { length } = await database
    .selectFrom('outbox')
    .select('id')
    .where('newsletter_id', 'is', null)
    .where(({ between }) => between('failed_at', from, to - 1))
    .execute()
  return { failures: [length > 0 && plural(weekWords[language].mailsGivenUp, length, language, {})] }
}

/** A heading with its lines. Empty without lines. */
function section(heading: string, lines: readonly (string | false)[]): string {
  const present = lines.filter(Boolean)
  return present.length > 0 ? [heading, ...present.map((line) => `  ${line}`)].join('\n') : ''
}
