import { visit } from 'unist-util-visit'
import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'
import { categoryLabel } from '../../addresses/categories.ts'
import { pathIfShown, pathOfPost, pathTo } from '../../addresses/page-addresses.ts'
import { withAddresses, withPlace } from '../../addresses/place-links.ts'
import { bodyOf, newestChange, type Post, postsIn } from '../../core/articles/articles.ts'
import { words as blogWords } from '../../core/articles/blog.words.ts'
import { author, facts } from '../../core/site/facts.ts'
import { languages } from '../../core/site/languages.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { today } from '../../core/site/published.ts'
import type { Language } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import { withoutInvalidXml } from '../../core/text/xml-characters.ts'
import { shareImageOfPost } from '../../seo/share-image.ts'
import { shareSize } from '../../seo/share-size.ts'
import type { SiteFile } from '../../seo/site-file.ts'
import { absolute } from '../../seo/site-url.ts'
import { type FeedKind, feedKinds, feedPath } from './feed-paths.ts'

/** Feed readers fetch the whole feed again and again, so it holds only the newest articles. */
const maxArticles = 50

/** Each language's newest articles with their whole text, newest first, as RSS 2.0, Atom and JSON Feed. */
export const feeds = (): SiteFile[] =>
  languages.filter((language) => pathIfShown('blog', language)).flatMap(feedsOf)

function feedsOf(language: Language): SiteFile[] {
  const entries = postsIn(language).slice(0, maxArticles).map(entryOf)
  return feedKinds.map(({ kind, type }) => ({
    path: feedPath(kind, language),
    type: `${type}; charset=utf-8`,
    content: writers[kind](language, entries),
  }))
}

/** An article of a feed. All but the content is text; that is HTML. Days are ISO dates. */
export interface Entry {
  url: string
  title: string
  summary: string
  content: string
  date: string
  updated: string
  tags: readonly string[]
}

const entryOf = (post: Post): Entry => ({
  url: urlOf(post),
  title: post.title,
  summary: post.excerpt,
  content: fullText(post),
  date: post.date,
  updated: post.updated ?? post.date,
  tags: [categoryLabel(post), ...post.tags],
})

const urlOf = (post: Post) => absolute(pathOfPost(post))

/** An article with its picture, as HTML with absolute links. */
function fullText(post: Post): string {
  // Feed readers leave out drawings.
  const { path: src } = shareImageOfPost(post)
  const { width, height } = shareSize
  const cover = `<p><img src="${src}" width="${width}" height="${height}" alt="${asHtml(post.alt)}"></p>`
  return withAddresses(cover + bodyOf(post), (address) => {
    const path = withPlace(address, post.language)
    if (path.startsWith('#')) return urlOf(post) + path
    return path.startsWith('/') ? absolute(path) : path
  })
}

/** What a feed says of itself. A language without articles has no date of change. */
function about(language: Language) {
  const updated = newestChange(postsIn(language))
  return {
    blog: absolute(pathTo({ page: 'blog' }, language)),
    title: blogWords[language].whole,
    description: blogWords[language].description,
    image: absolute('/icon-512.png'),
    icon: absolute('/icon-192.png'),
    rights: fill(layoutWords[language].footer.rights, { year: (updated || today()).slice(0, 4) }),
    changed: new Date(updated || today()),
  }
}

/** The feeds of a language by kind, from its entries. Whatever their texts hold, the feeds are well-formed. */
export const writers: Record<FeedKind, (language: Language, entries: readonly Entry[]) => string> = {
  rss: (language, entries) => {
    const { blog, title, description, image, rights, changed } = about(language)
    return xml(
      x(
        'rss',
        {
          version: '2.0',
          'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
          'xmlns:atom': 'http://www.w3.org/2005/Atom',
        },
        x('channel', [
          x('title', title),
          x('link', blog),
          x('description', description),
          x('lastBuildDate', changed.toUTCString()),
          x('docs', 'https://validator.w3.org/feed/docs/rss2.html'),
          x('language', language),
          x('image', [x('title', title), x('url', image), x('link', blog)]),
          x('copyright', rights),
          x('atom:link', {
            href: absolute(feedPath('rss', language)),
            rel: 'self',
            type: 'application/rss+xml',
          }),
          ...entries.map((entry) =>
            x('item', [
              x('title', asHtml(entry.title)),
              x('link', entry.url),
              x('guid', { isPermaLink: 'false' }, entry.url),
              x('pubDate', new Date(entry.date).toUTCString()),
              x('description', asHtml(entry.summary)),
              x('content:encoded', entry.content),
              x('author', `${facts.email} (${author})`),
              ...entry.tags.map((tag) => x('category', tag)),
            ]),
          ),
        ]),
      ),
    )
  },
  atom: (language, entries) => {
    const { blog, title, description, image, icon, rights, changed } = about(language)
    const writer = () => x('author', [x('name', author), x('email', facts.email), x('uri', absolute('/'))])
    return xml(
      x('feed', { 'xml:lang': language, xmlns: 'http://www.w3.org/2005/Atom' }, [
        x('id', blog),
        x('title', title),
        x('updated', changed.toISOString()),
        writer(),
        x('link', { rel: 'alternate', href: blog }),
        x('link', { rel: 'self', href: absolute(feedPath('atom', language)) }),
        x('subtitle', description),
        x('logo', image),
        x('icon', icon),
        x('rights', rights),
        ...entries.map((entry) =>
          x('entry', [
            x('title', { type: 'html' }, asHtml(entry.title)),
            x('id', entry.url),
            x('link', { href: entry.url }),
            x('updated', new Date(entry.updated).toISOString()),
            x('summary', { type: 'html' }, asHtml(entry.summary)),
            x('content', { type: 'html' }, entry.content),
            writer(),
            ...entry.tags.map((tag) => x('category', { label: tag, term: tag })),
            x('published', new Date(entry.date).toISOString()),
          ]),
        ),
      ]),
    )
  },
  json: (language, entries) => {
    const { blog, title, description, image, icon } = about(language)
    const writer = { name: author, url: absolute('/') }
    return JSON.stringify(
      {
        version: 'https://jsonfeed.org/version/1.1',
        title,
        home_page_url: blog,
        feed_url: absolute(feedPath('json', language)),
        description,
        icon: image,
        favicon: icon,
        authors: [writer],
        language,
        items: entries.map((entry) => ({
          id: entry.url,
          content_html: entry.content,
          url: entry.url,
          title: entry.title,
          summary: entry.summary,
          date_modified: new Date(entry.updated).toISOString(),
          date_published: new Date(entry.date).toISOString(),
          authors: [writer],
          tags: entry.tags,
        })),
      },
      null,
      2,
    )
  },
}

/** A document of XML, without what XML cannot hold. */
function xml(root: ReturnType<typeof x>): string {
  visit(root, (node) => {
    if (node.type === 'text') node.value = withoutInvalidXml(node.value)
    if (node.type !== 'element') return
    for (const [name, value] of Object.entries(node.attributes))
      node.attributes[name] = withoutInvalidXml(value ?? '')
  })
  // Between tags this ends nothing, but may not stand; the library leaves it.
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(root).replaceAll(']]>', ']]&gt;')}\n`
}

/** Text as HTML, which titles and summaries are in RSS and Atom. */
const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
