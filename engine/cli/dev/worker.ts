/**
 * Shows the site as it is written now, in a process of its own: what reads the site reads it once. Loads the packages, waits for
 * a message, and answers with its port or with what is wrong.
 */
import 'hast-util-select'
import 'libphonenumber-js'
import 'lightningcss'
import 'parse5'
import 'react-dom/server'
import 'rehype-parse'
import 'remark-gfm'
import 'remark-rehype'
import 'sharp'
import 'yaml'
import 'zod'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundles } from '../../build/bundles.ts'
import { messageOf } from '../../core/base/error-names.server.ts'
import { isOwnerError } from '../../core/base/owner-error.ts'
import type { ServeOnDemand } from '../../core/served/on-demand.server.ts'
import { faultPage } from './fault-page.ts'

export type Shown = { is: 'shown'; port: number } | { is: 'wrong'; reason: string }

const tell = (shown: Shown) => process.send?.(shown)

/** What the owner can mend in its lines, and anything else with its stack. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error && !isOwnerError(error) && error.stack) || messageOf(error)

async function show() {
  const { checkSiteFiles } = await import('../../check/site-files.ts')
  await checkSiteFiles()
  const { checkArticles } = await import('../../build/check-articles.ts')
  await checkArticles({ showsUnpublished: true })
  const { openSite } = await import('./open-site.ts')
  const { site, make } = await openSite()
  // Read last: it reads what has been read of the site.
  const server: { serveOnDemand: ServeOnDemand } = await import(
    pathToFileURL(join(bundles.server, 'on-demand.js')).href
  )
  return server.serveOnDemand(site, (url) =>
    make(url).then(
      () => undefined,
      (error) => {
        console.error(reasonOf(error))
        const headers = { 'Content-Type': 'text/html; charset=utf-8' }
        return new Response(faultPage(reasonOf(error)), { status: 500, headers })
      },
    ),
  )
}

// Whoever has started this ends it, or is gone.
process.on('SIGINT', () => {})
process.once('disconnect', () => process.exit())
await once(process, 'message')
try {
  const { port, stop } = await show()
  process.once('SIGTERM', () => stop().finally(() => process.exit()))
  tell({ is: 'shown', port })
} catch (error) {
  tell({ is: 'wrong', reason: reasonOf(error) })
}
