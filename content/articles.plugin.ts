import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import Tinypool from 'tinypool'
import type { Plugin } from 'vite'
import { keepBody } from './article-bodies.ts'
import { articleAt, isPublishedAt } from './article-files.ts'
import type { RenderedArticle } from './markdown.ts'
import { dayAt } from './published.ts'

/**
 * Lets modules import an article's file as `?head`: its front matter with word count and headings. Its HTML is kept
 * beside, see article-bodies.ts. Empty in the browser's build: article text travels as HTML only.
 * Of an article that no reader may see yet there is nothing, not even its pictures, except in development.
 */
export function articles(): Plugin {
  let showsAll = false
  // One day for all of a build, though it may end after midnight; a folder is asked about once for all its files.
  const day = dayAt(new Date())
  const published = new Map<string, boolean>()
  let threads: Tinypool | undefined

  /** Beside the thread that bundles, which two keep busy: of thousands of articles this is most of the work. */
  function rendered(markdown: string): Promise<RenderedArticle> {
    threads ??= new Tinypool({
      filename: new URL('./markdown.ts', import.meta.url).href,
      name: 'renderMarkdown',
      minThreads: 1,
      maxThreads: Math.min(2, availableParallelism()),
    })
    return threads.run(markdown)
  }

  function isPublished(file: string): boolean {
    const folder = dirname(file)
    const known = published.get(folder) ?? isPublishedAt(file, day)
    published.set(folder, known)
    return known
  }

  return {
    name: 'articles',
    // Before the pictures are made into several sizes.
    enforce: 'pre',
    configResolved({ mode }) {
      showsAll = mode === 'development'
    },
    watchChange: () => published.clear(),
    async load(id) {
      const [, own] = /^([^?]+\/content\/articles\/[^/]+\/[^/?]+)\?/.exec(id) ?? []
      if (own && !showsAll && !isPublished(own)) return 'export default undefined'
      const [, file] = /^(.+\.md)\?head$/.exec(id) ?? []
      if (!file) return
      if (this.environment.name === 'client') return 'export default undefined'
      this.addWatchFile(file)
      const { head, markdown } = articleAt(file)
      const { html, words, headings } = await rendered(markdown)
      keepBody(file, html)
      return `export default ${JSON.stringify({ ...head, words, headings })}`
    },
    async closeBundle() {
      await threads?.destroy()
      threads = undefined
    },
  }
}
