import type { Database } from '../../core/database/open.server.ts'
import type { Week, WeekLines } from '../../core/feature.server.ts'
import { facts } from '../../core/site/facts.ts'
import { plural } from '../../core/text/sentence.ts'
import { weekWords } from './week.words.ts'

/** How many have confirmed their address for new articles in a week. */
export async function tellWeek(database: Database, { from, to }: Week): Promise<WeekLines> {
  const language = facts.officeLanguage
  const { length } = await database
    .selectFrom('subscribers')
    .select('id')
    .where(({ between }) => between('confirmed_at', from, to - 1))
    .execute()
  return { readers: [length > 0 && plural(weekWords[language].subscribers, length, language, {})] }
}
