import type { Plugin } from 'vite'
import { articleAt, isPublishedAt } from '../content/article-files.ts'
import { renderMarkdown } from '../content/markdown.ts'
import { dayAt } from '../content/published.ts'

/**
 * Lets modules import an article's file as `?article`: what content/articles.ts calls an ArticleFile. The browser's build
 * gets none, because article text travels as HTML only. Unpublished articles are empty, and so are their pictures, except
 * in development.
 */
export function articles(): Plugin {
  let showsUnpublished = false
  // The same day for a whole build, even one that ends after midnight.
  const day = dayAt(new Date())
  return {
    name: 'articles',
    // Before the pictures are made into several sizes.
    enforce: 'pre',
    configResolved({ mode }) {
      showsUnpublished = mode === 'development'
    },
    async load(id) {
      const [, file] = /^([^?]+\/content\/articles\/[^/]+\/[^/?]+)\?/.exec(id) ?? []
      if (!file) return
      if (!showsUnpublished && !isPublishedAt(file, day)) return 'export default undefined'
      if (!id.endsWith('.md?article')) return
      if (this.environment.name === 'client') return 'export default undefined'
      this.addWatchFile(file)
      const { head, markdown } = articleAt(file)
      return `export default ${JSON.stringify({ head, markdown, ...(await renderMarkdown(markdown)) })}`
    },
  }
}
