import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { articleAt, isPublishedAt } from '../content/article-files.ts'
import { languages } from '../content/language.ts'
import { renderMarkdown } from '../content/markdown.ts'
import { dayAt } from '../content/published.ts'

/**
 * Lets modules import the file of an article as `?article` (ArticleFile in content/articles.ts). Not in the browser bundle,
 * because articles are sent as HTML only. Outside development, unpublished articles and their pictures are empty.
 */
export function articles(): Plugin {
  let showsUnpublished = false
  // The same day for the whole build, even past midnight.
  const day = dayAt(new Date())
  return {
    name: 'articles',
    // Runs before the plugin that resizes pictures.
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
      const language = languages.find((name) => name === basename(file, '.md'))
      if (!language) throw new Error(`${file}: an article's file is named after its language`)
      const { head, markdown } = articleAt(file)
      const rendered = await renderMarkdown(markdown, language)
      return `export default ${JSON.stringify({ head, markdown, ...rendered })}`
    },
  }
}
