import { readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { isPublishedAt, mainFileOf } from '../content/article-files.ts'
import { languages } from '../content/language.ts'
import { today } from '../content/published.ts'
import { cached, hashOfModule } from '../scripts/build/cache.ts'

const renderer = 'content/render-article.ts'

/**
 * Lets modules import the file of an article as `?article` (ArticleFile in content/articles.ts). Not in the browser bundle,
 * because articles are sent as HTML only. Outside development, unpublished articles and their pictures are empty.
 */
export function articles(): Plugin {
  let showsUnpublished = false
  // The same day for the whole build, even past midnight.
  const day = today()
  return {
    name: 'articles',
    // Runs before the plugin that resizes pictures.
    enforce: 'pre',
    configResolved({ mode }) {
      showsUnpublished = mode === 'development'
    },
    load: {
      filter: { id: /\/articles\/[^/]+\/[^/?]+\?/ },
      async handler(id) {
        const [file = ''] = id.split('?')
        if (!showsUnpublished && !isPublishedAt(file, day)) return 'export default undefined'
        if (!id.endsWith('.md?article')) return undefined
        if (this.environment.name === 'client') return 'export default undefined'
        this.addWatchFile(file)
        return `export default ${await cached(
          [
            hashOfModule(renderer),
            relative('.', file),
            String(mainFileOf(dirname(file)) === file),
            readFileSync(file),
          ],
          () => rendered(file),
        )}`
      },
    },
  }
}

async function rendered(file: string): Promise<string> {
  const language = languages.find((name) => name === basename(file, '.md'))
  if (!language) throw new Error(`${file}: an article's file is named after its language`)
  // By its path, so that Vite does not load it with the configuration: that takes a second, and most builds render nothing.
  const { renderArticle }: typeof import('../content/render-article.ts') = await import(
    pathToFileURL(resolve(renderer)).href
  )
  return JSON.stringify(await renderArticle(file, language))
}
