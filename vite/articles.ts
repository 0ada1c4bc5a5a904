import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { isPublishedAt } from '../engine/core/articles/article-files.ts'
import { today } from '../engine/core/site/published.ts'
import { articleFile } from '../scripts/build/article-file.ts'

/**
 * Lets modules import the file of an article as `?article` (ArticleFile in engine/core/articles/articles.ts). Not in the browser bundle,
 * because articles are sent as HTML only. A build reads them where pages are rendered, as site() says why. Outside
 * development, unpublished articles and their pictures are empty.
 */
export function articles(): Plugin {
  let showsUnpublished = false
  let isBuild = false
  // The same day for the whole build, even past midnight.
  const day = today()
  return {
    name: 'articles',
    // Runs before the plugin that resizes pictures.
    enforce: 'pre',
    configResolved({ command, mode }) {
      showsUnpublished = mode === 'development'
      isBuild = command === 'build'
    },
    load: {
      filter: { id: /\/articles\/[^/]+\/[^/?]+\?/ },
      async handler(id) {
        const [file = ''] = id.split('?')
        if (!showsUnpublished && !isPublishedAt(file, day)) return 'export default undefined'
        if (!id.endsWith('.md?article')) return undefined
        if (this.environment.name === 'client') return 'export default undefined'
        if (isBuild)
          return `import { articleFile } from '#project/scripts/build/article-file.ts'
            export default await articleFile(${JSON.stringify(relative('.', file))})`
        this.addWatchFile(file)
        return `export default ${JSON.stringify(await articleFile(file))}`
      },
    },
  }
}
