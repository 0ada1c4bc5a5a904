import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { withPlacesInMarkdown } from '../../addresses/place-links.ts'
import { markdownOf, type Post, postAt } from '../../core/articles/articles.ts'
import { type OwnPage, ownPageAt } from '../../core/articles/own-pages.ts'
import { author } from '../../core/site/facts.ts'
import { formatDay } from '../../core/time/clock.ts'
import { words as postWords } from '../../pages/post/post.words.ts'
import { markdownPath } from '../../seo/machine-paths.ts'
import { rowsOfToday, withoutElements } from '../../seo/read-page.ts'
import type { FinishedPage, SiteFile } from '../../seo/site-file.ts'
import { absolute } from '../../seo/site-url.ts'

/** Each page as Markdown: articles and the owner's own pages from their source, every other page from its HTML. */
export const markdownPages = (pages: readonly FinishedPage[]): SiteFile[] =>
  pages.map(({ path, ref, language, main }) => {
    const post = ref.page === 'post' && postAt(ref.slug ?? '', language)
    const own = ref.page === 'page' && ownPageAt(ref.slug, language)
    const canonical = absolute(path)
    return {
      path: markdownPath(path),
      canonical,
      content: post ? articleMarkdown(post) : own ? ownMarkdown(own) : pageMarkdown(main, canonical),
    }
  })

function articleMarkdown(post: Post): string {
  const { title, excerpt, date, updated, language } = post
  const text = withPlacesInMarkdown(markdownOf(post), language, absolute)
  const changed = updated ? `. ${postWords[language].updated} ${formatDay(updated, language)}` : ''
  return `# ${title}\n\n> ${excerpt}\n\n${author}, ${formatDay(date, language)}${changed}\n\n${text.trim()}\n`
}

function ownMarkdown({ title, markdown, language }: OwnPage): string {
  return `# ${title}\n\n${withPlacesInMarkdown(markdown, language, absolute).trim()}\n`
}

const converter = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', resourceLink: true })

/** The rows of a `<dl>` as items: a line each, as `Team: one person`, where what is said is no more than that. */
function itemsOf(rows: readonly Element[]): Element[] {
  const parts = rows.flatMap((row) => (row.tagName === 'div' ? row.children.filter(isElement) : [row]))
  return parts.flatMap((dt, index) => {
    if (dt.tagName !== 'dt') return []
    const said = parts[index + 1]?.children ?? []
    const isLine = said.every(
      (part) => !isElement(part) || /^(?:a|br|small|span|strong|time)$/.test(part.tagName),
    )
    const term: ElementContent[] = isLine
      ? [...dt.children, { type: 'text', value: ': ' }]
      : [{ ...dt, tagName: 'p' }]
    return [{ ...dt, tagName: 'li', children: [...term, ...said] }]
  })
}

const isElement = (node: ElementContent) => node.type === 'element'

/** A number that is not there until a browser asks for it. */
const liveCounts = 'span:has(> [data-island=view-count])'

/** The text of a page's main element as Markdown, its links made absolute from the page's own address. */
export function pageMarkdown(main: Element, url: string): string {
  const copy = withoutElements(`${rowsOfToday}, ${liveCounts}`, main)
  visit(copy, 'element', (element) => {
    const { tagName, properties, children } = element
    if (tagName === 'a') properties.href = new URL(String(properties.href), url).href
    // What only the style keeps apart: a date and a length, a price and what it is with tax.
    const parts = children.filter(isElement)
    if (tagName === 'dl') Object.assign(element, { tagName: 'ul', children: itemsOf(parts) })
    const isLine = tagName === 'p' && textOf(element).trim() === parts.map(textOf).join(' ').trim()
    if (isLine && parts.every((part) => /^(?:span|time)$/.test(part.tagName)))
      element.children = parts.flatMap((part, index) => (index > 0 ? [dot(), part] : [part]))
    if (/^t[dh]$/.test(tagName))
      for (const part of parts) if (part.tagName === 'small') part.children.unshift(dot())
  })
  const markdown = converter.stringify(converter.runSync({ type: 'root', children: [copy] }))
  // An address is one without its escape, too.
  return markdown.replace(/(?<=\w)\\@(?=\w)/g, () => '@')
}

const dot = () => ({ type: 'text', value: ' · ' }) as const
