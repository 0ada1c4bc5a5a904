import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { transact } from '../database/retry-transaction.ts'
import type { Site } from '../pages/site.ts'

/** How long the service may take to answer, in milliseconds. */
const patience = 10_000

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
export async function announceChanges({
  config,
  database,
  log,
  site,
  stopping,
}: Announcement): Promise<void> {
  const { indexNowKey: key, indexNowUrl, siteUrl } = config
  if (!key) return
  const pages = mainPages(site.files)
  try {
    // Of several servers at once, the one that writes a row announces the page.
    const urls = await transact(database, async (transaction) => {
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
      const removed = await transaction
        .deleteFrom('announced_pages')
        .where(
          'url',
          'not in',
          pages.map(({ url }) => url),
        )
        .returning('url')
        .execute()
      return [...changed, ...removed].map(({ url }) => url)
    })
    if (urls.length === 0) return
    const body = { host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList: urls }
    const response = await fetch(indexNowUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(patience)]),
    }).catch((error: unknown) => error)
    if (response instanceof Response && response.ok) {
      log.info({ msg: 'changed pages announced', pages: urls.length })
      return
    }
    await database
      .insertInto('announced_pages')
      .values(urls.map((url) => ({ url, hash: '' })))
      .onConflict((conflict) => conflict.column('url').doUpdateSet({ hash: '' }))
      .execute()
    const error = response instanceof Response ? `status ${response.status}` : String(response)
    log.warn({ msg: 'changed pages not announced', error })
  } catch (error) {
    log.warn({ msg: 'changed pages not announced', error: String(error) })
  }
}

/** Every page under its main address, with the hash of its text: the Markdown version changes only with the text. */
const mainPages = (files: Site['files']) =>
  [...files.values()].flatMap(({ canonical, etag }) => (canonical ? [{ url: canonical, hash: etag }] : []))
