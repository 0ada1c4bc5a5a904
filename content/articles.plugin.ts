import type { Plugin } from 'vite'
import { articleAt, isPublishedAt } from './article-files.ts'
import { renderMarkdown } from './markdown.ts'

/**
 * Lets modules import an article's file: `?head` is its front matter with word count and headings, `?body` its HTML,
 * `?markdown` its text as written. All are empty in the browser's build: article text travels as HTML only.
 * Of an article that no reader may see yet there is nothing, not even its pictures, except in development.
 */
export function articles(): Plugin {
  const rendered = new Map<string, ReturnType<typeof renderMarkdown>>()
  let showsAll = false
  return {
    name: 'articles',
    // Before the pictures are made into several sizes.
    enforce: 'pre',
    configResolved({ mode }) {
      showsAll = mode === 'development'
    },
    async load(id) {
      const [, own] = /^([^?]+\/content\/articles\/[^/]+\/[^/?]+)\?/.exec(id) ?? []
      if (own && !showsAll && !isPublishedAt(own)) return 'export default undefined'
      const [, file, part] = /^(.+\.md)\?(head|body|markdown)$/.exec(id) ?? []
      if (!file || !part) return
      if (this.environment.name === 'client') return 'export default undefined'
      this.addWatchFile(file)
      const { head, markdown } = articleAt(file)
      if (part === 'markdown') return `export default ${JSON.stringify(markdown)}`
      const content = await (rendered.get(markdown) ??
        rendered.set(markdown, renderMarkdown(markdown)).get(markdown))
      const value =
        part === 'body' ? content?.html : { ...head, words: content?.words, headings: content?.headings }
      return `export default ${JSON.stringify(value)}`
    },
  }
}
