import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { visit } from 'unist-util-visit'
import { pages } from '../addresses/pages.ts'
import { isKeyOf } from '../core/base/keys-of.ts'
import { nameHeadings } from '../core/markdown/markdown.ts'
import { facts } from '../core/site/facts.ts'
import { siteFolder } from '../core/site/folder.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'
import { isPublicFile } from './public-file.ts'

/** Links lead to a page of the site, an anchor, a file in public/, or another site. */
export function links(articles: readonly Article[]) {
  const anchors = new Map(articles.map((article) => [article, anchorsOf(article)]))
  for (const article of articles) {
    for (const folder of article.head.related ?? [])
      if (!existsSync(join(siteFolder, 'articles', folder)))
        article.report('related', `related: ${folder} names no folder of articles: correct it, or remove it`)
    visit(article.html, { type: 'element', tagName: 'a' }, (node) => {
      const { href, dataFootnoteRef, dataFootnoteBackref } = node.properties
      if (typeof href !== 'string' || dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined)
        return
      const error = checkLink(href, article, anchors)
      if (error) article.report(node, error)
    })
  }
}

/** Links of the articles that readers see which lead to no page. A wrong anchor still leads to its page. */
export function deadPlaces(articles: readonly Article[], report: Report) {
  const anchors = new Map(articles.map((article) => [article, new Set<string>()]))
  for (const article of articles.filter(({ isPublished }) => isPublished))
    visit(article.html, { type: 'element', tagName: 'a' }, (node) => {
      const place = String(node.properties.href).replace(/#.*/, '')
      const error = place.startsWith('place:') && checkPlace(place, article, anchors)
      if (error) report(article.file, article.lineOf(node), error)
    })
}

type Anchors = ReadonlyMap<Article, ReadonlySet<string>>

function checkLink(url: string, article: Article, anchors: Anchors): string | undefined {
  if (url.startsWith('place:')) return checkPlace(url, article, anchors)
  if (/^(mailto|tel):/i.test(url)) return undefined
  if (url.startsWith('#')) {
    const known = [...(anchors.get(article) ?? [])]
    if (known.includes(url.slice(1))) return undefined
    return `${url} is no heading of this article: ${known.map((id) => `#${id}`).join(', ')}`
  }
  if (/^https?:/i.test(url)) {
    if (!URL.canParse(url)) return `${url} is no address: correct it`
    if (new URL(url).origin !== facts.origin) return undefined
    return `${url} is an address of this site: link to its place, as in place:contact`
  }
  if (!url.startsWith('/')) return `${url} leads nowhere: begin with place:, https://, # or /`
  if (isPublicFile(url)) return undefined
  return `${url} is no file in public/: link to a page by its place, as in place:contact, or add the file`
}

/** Parses a link as engine/addresses/page-addresses.ts does, and checks its target. */
function checkPlace(link: string, article: Article, anchors: Anchors): string | undefined {
  const [, page = '', slug, anchor] = /^place:([^/#]+)(?:\/([^#]+))?(?:#(.*))?$/.exec(link) ?? []
  if (!isKeyOf(page, pages)) return `${link} names no page of the site: ${Object.keys(pages).join(', ')}`
  const entry = pages[page]
  if (!('slugs' in entry)) return slug ? `${link} names one page too many: write place:${page}` : undefined
  if (entry.slugs === 'articles' || entry.slugs === 'own pages')
    return checkTextLink(
      link,
      entry.slugs === 'articles' ? 'articles' : 'pages',
      slug,
      anchor,
      article,
      anchors,
    )
  // Articles move to another page of the list when new ones are published.
  if (entry.slugs === 'blog pages') return `${link} names a page whose articles change: write place:blog`
  if (entry.slugs.some((known) => known.slug === slug)) return undefined
  return `${link} names none of ${entry.slugs.map((known) => `place:${page}/${known.slug}`).join(', ')}`
}

function checkTextLink(
  link: string,
  room: 'articles' | 'pages',
  folder: string | undefined,
  anchor: string | undefined,
  source: Article,
  anchors: Anchors,
): string | undefined {
  const articles = [...anchors.keys()].filter(({ isOwnPage }) => isOwnPage === (room === 'pages'))
  const translations = articles.filter((article) => article.folder === folder)
  const target = translations.find(({ language }) => language === source.language)
  if (!target) {
    const path = join(siteFolder, room, folder ?? '')
    // An article that exists but cannot be read has findings of its own.
    if (existsSync(join(path, `${source.language}.md`))) return undefined
    if (translations.length > 0) return `${link} has no translation in this language: link to another page`
    if (folder && existsSync(path)) return undefined
    return `${link} names no folder of ${room}: correct it`
  }
  if (anchor && !anchors.get(target)?.has(anchor)) return `${link}: ${target.file} has no heading #${anchor}`
  if (target.isPublished) return undefined
  if (source.isPublished)
    return `${link} leads to an article that nobody may read yet: publish it first, or remove the link`
  // Neither is published: the linked article must not appear after the one with the link.
  const sourceDate = publicationDate(source, articles)
  const targetDate = publicationDate(target, articles)
  if (!sourceDate || (targetDate && targetDate <= sourceDate)) return undefined
  return `${link} leads to an article that appears later${targetDate ? `, on ${targetDate}` : ''}: change one of the days`
}

/** Undefined for a draft. */
function publicationDate({ folder }: Article, articles: readonly Article[]): string | undefined {
  const head = articles.find((article) => article.folder === folder && article.isMain)?.head
  return head?.draft ? undefined : head?.date
}

/** The anchors of an article. */
const anchorsOf = ({ tree }: Article): Set<string> =>
  new Set(nameHeadings(structuredClone(tree)).map(({ id }) => id))
