import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { facts } from './facts.ts'
import { readArticle } from './front-matter.ts'
import { renderMarkdown } from './markdown.ts'

/** The names an article may use instead of facts: `{site}`, `{product}`, `{domain}`. */
export function fillFacts(source: string): string {
  return source
    .replaceAll('{site}', facts.brand)
    .replaceAll('{product}', facts.product)
    .replaceAll('{domain}', new URL(facts.origin).host)
}

/**
 * Reads one article file of either kind: checked front matter, Markdown with the facts filled in.
 * The English file is the main one; without it, the only one is.
 */
export function articleAt(file: string) {
  const isMain = basename(file) === 'en.md' || !existsSync(join(dirname(file), 'en.md'))
  return readArticle(
    relative('.', file),
    fillFacts(readFileSync(file, 'utf8')),
    isMain ? 'main' : 'translation',
  )
}

/**
 * Lets modules import an article's file: `?head` is its front matter with word count and headings, `?body` its HTML,
 * `?markdown` its text as written. All are empty in the browser's build: article text travels as HTML only.
 */
export function articles(): Plugin {
  const rendered = new Map<string, ReturnType<typeof renderMarkdown>>()
  return {
    name: 'articles',
    async load(id) {
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
