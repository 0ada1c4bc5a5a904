import { Feed } from 'feed'
import { bodyOf, type Post, postsIn } from '../../content/articles.ts'
import { author, facts } from '../../content/facts.ts'
import { type Language, languages } from '../../content/language.ts'
import { categoryLabel } from '../categories.ts'
import { layoutWords } from '../components/layout.words.ts'
import { coverOf } from '../components/picture.tsx'
import { words as blogWords } from '../pages/blog/blog.words.ts'
import { withPlaceLinks } from '../place-links.ts'
import { pathTo } from '../places.ts'
import { type FeedKind, feedKinds, feedPath } from './file-paths.ts'
import type { SiteFile } from './site-file.ts'
import { absolute } from './site-url.ts'

/** Feed readers fetch the whole feed again and again, so it holds only the newest articles. */
const maxArticles = 50

/** Each language's newest articles with their whole text, newest first, as RSS 2.0, Atom and JSON Feed. */
export function feeds(): SiteFile[] {
  return languages.flatMap(feedsOf)
}

function feedsOf(language: Language): SiteFile[] {
  const posts = postsIn(language).slice(0, maxArticles)
  return feedKinds.map(({ kind, type }) => {
    const feed = emptyFeed(language)
    for (const post of posts) feed.addItem(entry(post, kind))
    return {
      path: feedPath(kind, language),
      type: `${type}; charset=utf-8`,
      content: written(feed, kind, language),
    }
  })
}

function emptyFeed(language: Language): Feed {
  const blog = absolute(pathTo({ page: 'blog' }, language))
  const updated = newestChange(postsIn(language))
  return new Feed({
    id: blog,
    link: blog,
    title: `${facts.brand} Blog`,
    description: blogWords[language].description,
    language,
    // A language without articles has no date of change.
    ...(updated ? { updated: new Date(updated) } : {}),
    image: absolute('/icon-512.png'),
    favicon: absolute('/icon-192.png'),
    copyright: layoutWords[language].footer.rights(updated.slice(0, 4) || String(new Date().getFullYear())),
    author: { name: author, email: facts.email, link: absolute('/') },
    generator: false,
    feedLinks: Object.fromEntries(feedKinds.map(({ kind }) => [kind, absolute(feedPath(kind, language))])),
  })
}

/** The package sets no language in Atom, and writes JSON Feed 1.0, which has none. */
function written(feed: Feed, kind: FeedKind, language: Language): string {
  if (kind === 'rss') return feed.rss2()
  if (kind === 'atom') return feed.atom1().replace('<feed ', () => `<feed xml:lang="${language}" `)
  const json: object = JSON.parse(feed.json1())
  return JSON.stringify({ ...json, version: 'https://jsonfeed.org/version/1.1', language }, null, 2)
}

/** The newest day among the articles, as an ISO date. */
export const newestChange = (posts: readonly Post[]): string =>
  posts
    .map(({ date, updated }) => updated ?? date)
    .toSorted()
    .at(-1) ?? ''

const urlOf = (post: Post) => absolute(pathTo({ page: 'post', slug: post.folder }, post.language))

/** Titles and summaries are HTML in RSS and Atom, and plain text in JSON Feed. */
function entry(post: Post, kind: FeedKind) {
  const text = kind === 'json' ? (plain: string) => plain : escaped
  return {
    id: urlOf(post),
    link: urlOf(post),
    title: text(post.title),
    description: text(post.excerpt),
    content: fullText(post),
    date: new Date(post.updated ?? post.date),
    published: new Date(post.date),
    author: [{ name: author, email: facts.email, link: absolute('/') }],
    category: [categoryLabel(post), ...post.tags].map((name) => ({ name, term: name })),
  }
}

/** An article with its picture, as HTML with absolute links. */
function fullText(post: Post): string {
  const { src, w, h } = coverOf(post.folder).fallback
  const cover = `<p><img src="${absolute(src)}" width="${w}" height="${h}" alt="${escaped(post.alt)}"></p>`
  return cover + absoluteLinks(bodyOf(post), post)
}

const absoluteLinks = (html: string, post: Post) =>
  withPlaceLinks(html, post.language, absolute)
    .replace(/(href|src)="(\/[^"]*)"/g, (_, name: string, path: string) => `${name}="${absolute(path)}"`)
    .replace(/href="#/g, () => `href="${urlOf(post)}#`)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
