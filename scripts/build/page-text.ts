/** What a finished page says, for whatever the build makes of it: share image, search index. */
import type { MainPage } from '../../app/listing.ts'

export interface ReadPage extends MainPage {
  /** As link previews show it. */
  title: string
  description: string
  headings: string[]
  /** Its running text without markup, headings, code and what every page has. */
  text: string
}

/** Reads a page as this build has written it. Throws where it has no title. */
export function readPage(page: MainPage, html: string): ReadPage {
  const meta = (name: string) =>
    plain(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
  const title = meta('og:title')
  if (!title) throw new Error(`${page.path} has no og:title`)
  // Of an article its own text; what leads onward from it is the same on all of them.
  const [, main = ''] =
    /<article\b[^>]*>([\s\S]*?)<\/article>/.exec(page.place.page === 'post' ? html : '') ??
    /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ??
    []
  const said = main
    .replace(/<(script|style|svg|nav|pre|form|button|figcaption|aside|details|header)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<section id="(?:list|featured)"[\s\S]*?<\/section>/g, ' ')
  const heading = /<h[23]\b[^>]*>([\s\S]*?)<\/h[23]>/g
  return {
    ...page,
    title,
    description: meta('description'),
    headings: [...said.matchAll(heading)].map(([, inner = '']) => plain(inner)),
    text: plain(said.replace(/<h1\b[\s\S]*?<\/h1>/g, ' ').replace(heading, ' ')),
  }
}

/** Text as a reader sees it. Elements that stand in a line leave no gap; all others do. */
function plain(html: string): string {
  return html
    .replace(/<\/?(?:a|abbr|b|code|em|i|kbd|mark|strong|sub|sup|time|wbr)\b[^>]*>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
      name ? (names[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?])/g, '$1')
    .trim()
}

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
