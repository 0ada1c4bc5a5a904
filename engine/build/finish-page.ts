import { cached, hashOfModule } from '../core/cache/cache.ts'
import { contentHash } from '../core/served/content-hash.server.ts'
import { site } from '../core/site/site.ts'
import { type PageContent, readPage } from '../seo/read-page.ts'
import type { BrowserBundle } from './bundles.ts'
import { pageStyles } from './page-styles.ts'
import { postprocessHtml } from './postprocess-html.ts'
import { type ShortNames, shorten } from './short-names.ts'
import type { StyleSheets } from './style-sheets.ts'

const code = hashOfModule(import.meta.filename)

/** Style sheets that pages link to, by their paths. */
export type LinkedStyles = Map<string, string>

/**
 * Inlines the script of a rendered page and the styles of its first view, links to all of its styles where that ends, and
 * sets `data-entry` for the script.
 */
export async function finishPage(
  rendered: string,
  bundle: BrowserBundle,
  { sheets }: StyleSheets,
  short: ShortNames,
  linked: LinkedStyles,
): Promise<string> {
  const { entry, inlineScript, islandModules, laterStyles, themeFade } = bundle
  const styles = stylesOf(rendered, sheets)
  // Those of the owner stand last in both, so that they count more than what is as specific.
  const all = shorten(styles.replaceAll(/@font-face\{[^}]*\}/g, '') + themeFade + site.styles, short)
  const path = `/assets/styles-${contentHash(all, 8)}.css`
  linked.set(path, all)
  const parts = [code, islandModules.join(), laterStyles, styles, path, entry, inlineScript, rendered]
  const html = await cached(parts, () => {
    const { firstView, opening, rest } = postprocessHtml(rendered, short)
    const inline = shorten(pageStyles(styles + site.styles, firstView, bundle), short)
    return `${opening}<end-of-opening>${rest}`
      .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
      .replace('<end-of-opening>', () => `<link rel="stylesheet" href="${path}" fetchpriority="low">`)
      .replace(
        '<script id="inline-script"></script>',
        () => `<style>${inline}</style><script>${inlineScript}</script>`,
      )
      .replace('data-entry="/engine/shell/start.browser.tsx"', () => `data-entry="${entry}"`)
  })
  return html.toString()
}

/** The content of a finished page. Throws where it has no title or no main element. */
export async function readFinishedPage(html: string): Promise<PageContent> {
  const content = await cached([code, html], () =>
    // Where a part stands in the file is of no use later.
    JSON.stringify(readPage(html), (key, value) => (key === 'position' ? undefined : value)),
  )
  return JSON.parse(content.toString())
}

/** The style sheets that a rendered page links to, as one. */
function stylesOf(html: string, sheets: StyleSheets['sheets']): string {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
  const paths = new Set(links.map(([, path = '']) => path))
  return [...paths].map((path) => sheets.get(path)).join('')
}
