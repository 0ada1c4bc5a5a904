import type { Element } from 'hast'
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

/** The text of a page's main element as Markdown, its links made absolute from the page's own address. */
export function pageMarkdown(main: Element, url: string): string {
  const copy = withoutElements(rowsOfToday, main)
  visit(copy, { type: 'element', tagName: 'a' }, (link) => {
    link.properties.href = new URL(String(link.properties.href), url).href
  })
  return converter.stringify(converter.runSync({ type: 'root', children: [copy] }))
}
