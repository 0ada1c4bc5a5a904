import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import rehypeSlug from 'rehype-slug'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { pages } from '../../app/pages.ts'
import { facts } from '../../content/facts.ts'
import { headingId } from '../../content/markdown.ts'
import type { Article } from './articles.ts'
import type { Finding } from './finding.ts'

/** Links lead somewhere: to a page of the site, an anchor, a file in public/, or another site. */
export function links(articles: readonly Article[]): Finding[] {
  const anchors = new Map(articles.map((article) => [article, anchorsOf(article)]))
  return articles.flatMap((article) => {
    const findings: Finding[] = []
    visit(article.tree, ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return
      const what = trouble(node.url, article, anchors)
      if (what) findings.push({ file: article.file, line: article.lineOf(node), what })
    })
    return findings
  })
}

type Anchors = ReadonlyMap<Article, ReadonlySet<string>>

function trouble(url: string, article: Article, anchors: Anchors): string | undefined {
  if (url.startsWith('place:')) return troubleAtPlace(url, article, anchors)
  if (url.startsWith('#')) {
    return anchors.get(article)?.has(url.slice(1))
      ? undefined
      : `${url} is no heading of this article: ${[...(anchors.get(article) ?? [])].map((id) => `#${id}`).join(', ')}`
  }
  if (/^(mailto|tel):/.test(url)) return undefined
  if (/^https?:/.test(url)) {
    if (!URL.canParse(url)) return `${url} is no address: correct it`
    return new URL(url).origin === facts.origin
      ? `${url} is an address of this site: link to its place, as in place:contact`
      : undefined
  }
  if (url.startsWith('/') && existsSync(join('public', url))) return undefined
  return url.startsWith('/')
    ? `${url} is no file in public/: link to a page by its place, as in place:contact, or add the file`
    : `${url} leads nowhere: begin with place:, https://, # or /`
}

/** Reads a link as app/places.ts does, and looks at what it names. */
function troubleAtPlace(link: string, article: Article, anchors: Anchors): string | undefined {
  const [, page = '', slug, anchor] = /^place:([^/#]+)(?:\/([^#]+))?(?:#(.*))?$/.exec(link) ?? []
  if (!(page in pages)) return `${link} names no page of the site: ${Object.keys(pages).join(', ')}`
  // Checked on the line before.
  const entry = pages[page as keyof typeof pages]
  if (!('slugs' in entry)) {
    return slug ? `${link} names one page too many: write place:${page}` : undefined
  }
  if (entry.slugs === 'articles') return troubleAtArticle(link, { folder: slug, anchor }, article, anchors)
  // An article moves on from there when new ones come.
  if (entry.slugs === 'blog pages') return `${link} names a page whose articles change: write place:blog`
  const slugs: readonly string[] = entry.slugs
  return slug && slugs.includes(slug)
    ? undefined
    : `${link} names none of ${slugs.map((one) => `place:${page}/${one}`).join(', ')}`
}

function troubleAtArticle(
  link: string,
  { folder, anchor }: { folder: string | undefined; anchor: string | undefined },
  from: Article,
  anchors: Anchors,
): string | undefined {
  const all = [...anchors.keys()]
  const to = all.find((one) => one.folder === folder && one.language === from.language)
  if (!to) {
    if (all.some((one) => one.folder === folder)) {
      return `${link} has no translation in this language: link to another page`
    }
    // What is wrong with an article that cannot be read is said there.
    return folder && existsSync(`content/articles/${folder}`)
      ? undefined
      : `${link} names no folder of content/articles: correct it`
  }
  if (anchor && !anchors.get(to)?.has(anchor)) return `${link}: ${to.file} has no heading #${anchor}`
  if (from.isPublished) {
    return to.isPublished
      ? undefined
      : `${link} leads to an article that nobody may read yet: publish it first, or remove the link`
  }
  // Both wait; this one must not be the first to appear.
  const [day, later] = [dayOf(from, all), dayOf(to, all)]
  return day && (!later || later > day)
    ? `${link} leads to an article that appears later${later ? `, on ${later}` : ''}: change one of the days`
    : undefined
}

/** The day on which an article appears. Undefined of a draft, which has none yet. */
function dayOf({ folder }: Article, articles: readonly Article[]): string | undefined {
  const head = articles.find((one) => one.folder === folder && one.isMain)?.head
  return head?.draft ? undefined : head?.date
}

/** Where one can link to within an article. */
function anchorsOf({ tree }: Article): Set<string> {
  const anchors = new Set<string>()
  const headings = unified().use(remarkRehype).use(rehypeSlug).runSync(structuredClone(tree))
  visit(headings, 'element', (node: Element) => {
    if (/^h[23]$/.test(node.tagName)) anchors.add(headingId(node))
  })
  return anchors
}
