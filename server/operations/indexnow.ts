import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/retry-transaction.ts'
import type { Site } from '../pages/site.ts'

/** How long the service may take to answer, in milliseconds. */
const giveUpAfter = 10_000

interface Announcement {
  config: Pick<Config, 'indexNowKey' | 'indexNowUrl' | 'siteUrl'>
  database: Database
  log: Logger
  site: Site
  /** Aborted when the server is stopping. */
  stopping: AbortController
}

/**
 * Tells search engines which pages have changed, appeared or gone since they were last told, by IndexNow
 * (https://www.indexnow.org/documentation). Does nothing without INDEXNOW_KEY, or where nothing has changed. A failure is
 * logged, and the next start tries again.
 */
export async function submitToIndexNow({
  config,
  database,
  log,
  site,
  stopping,
}: Announcement): Promise<void> {
  if (!config.indexNowKey) return
  try {
    const urls = await claimChanges(database, mainPages(site.files))
    if (urls.length === 0) return
    const failure = await send(urls, config, stopping.signal)
    if (failure === undefined) return log.info({ msg: 'changed pages announced', pages: urls.length })
    await forget(database, urls)
    log.warn({ msg: 'changed pages not announced', error: failure })
  } catch (error) {
    log.warn({ msg: 'changed pages not announced', error: String(error) })
  }
}

interface Page {
  url: string
  hash: string
}

/** Writes down the pages as they are. Returns the changed and removed ones: of several servers at once, to one of them. */
const claimChanges = (database: Database, pages: readonly Page[]): Promise<string[]> =>
  transact(database, async (transaction) => {
    const changed = await transaction
      .insertInto('announced_pages')
      .values(pages)
      .onConflict((conflict) =>
        conflict
          .column('url')
          .doUpdateSet((row) => ({ hash: row.ref('excluded.hash') }))
          .whereRef('announced_pages.hash', '!=', 'excluded.hash'),
      )
      .returning('url')
      .execute()
    const present = pages.map(({ url }) => url)
    const removed = await transaction
      .deleteFrom('announced_pages')
      .where('url', 'not in', present)
      .returning('url')
      .execute()
    return [...changed, ...removed].map(({ url }) => url)
  })

/** Returns why the service did not take the announcement, where it did not. */
async function send(
  urlList: string[],
  { indexNowKey: key, indexNowUrl, siteUrl }: Announcement['config'],
  stopping: AbortSignal,
): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(indexNowUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}/${key}.txt`,
        urlList,
      }),
      signal: AbortSignal.any([stopping, AbortSignal.timeout(giveUpAfter)]),
    })
    return ok ? undefined : `status ${status}`
  } catch (error) {
    return String(error)
  }
}

/** Lets the next start announce the pages again. */
const forget = (database: Database, urls: readonly string[]) =>
  database
    .insertInto('announced_pages')
    .values(urls.map((url) => ({ url, hash: '' })))
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ hash: '' }))
    .execute()

/** Every page under its main address, with the hash of its text: the Markdown version changes only with the text. */
const mainPages = (files: Site['files']) =>
  [...files.values()].flatMap(({ canonical, etag }) => (canonical ? [{ url: canonical, hash: etag }] : []))
