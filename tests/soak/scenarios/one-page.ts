import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from '../../../engine/core/served/manifest.server.ts'
import { site } from '../../../engine/core/site/site.ts'
import { siteIndex } from '../../../engine/shell/site-index.ts'
import { countedArticles } from '../../fixtures/counted-articles.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'

/** Builds a site with a single page, at `/`, and returns the setting for it. */
export function pageServed({ settings }: Pick<FreshDatabase, 'settings'>): { BUILD_DIR: string } {
  const folder = join(settings.dataFolder, 'one-page')
  const { redirects, hosts } = siteIndex()
  const page = { file: '/index.html', type: 'text/html; charset=utf-8', encodings: {}, etag: 'one' }
  const hashes = { scripts: [], styles: [] }
  const files = { '/': { ...page, isImmutable: false, hashes } }
  const manifest: Manifest = { files, titles: { '/': 'One' }, redirects, articles: countedArticles, hosts }
  mkdirSync(join(folder, 'site'), { recursive: true })
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
  writeFileSync(
    join(folder, 'site/index.html'),
    `<!doctype html><title>One</title>${'<p>A page</p>'.repeat(2000)}`,
  )
  return { BUILD_DIR: folder }
}
