import type { Plugin } from 'vite'
import { articleFile } from '../../engine/build/article-file.ts'
import { isPublishedAt } from '../../engine/core/articles/article-files.ts'
import { picturesInTexts } from './pictures.ts'

/**
 * Lets modules import the file of an article as `?article` in development and in tests; engine/build/prerender.ts reads them
 * for a build. Outside development, unpublished articles are empty.
 */
export function articles(): Plugin {
  let showsUnpublished = false
  return {
    name: 'articles',
    enforce: 'pre',
    configResolved({ mode }) {
      showsUnpublished = mode === 'development'
    },
    load: {
      filter: { id: /\.md\?article$/ },
      async handler(id) {
        const [file = ''] = id.split('?')
        if (!showsUnpublished && !isPublishedAt(file)) return 'export default undefined'
        this.addWatchFile(file)
        return `export default ${JSON.stringify(await articleFile(file, picturesInTexts))}`
      },
    },
  }
}
