import { readFileSync } from 'node:fs'
import { type PageContent, readPage } from '../../app/seo/read-page.ts'
import { cached, hashOfModule } from './cache.ts'
import type { ClientBundle } from './client-bundle.ts'
import { buildFolder } from './folder.ts'
import { pageStyles, styleSources } from './page-styles.ts'
import { postprocessHtml } from './postprocess-html.ts'

const code = hashOfModule('scripts/build/finish-page.ts')

/** Inlines the styles and the script of a rendered page, and sets `data-entry` for that script. */
export async function finishPage(rendered: string, { entry, inlineScript }: ClientBundle): Promise<string> {
  const styles = stylesOf(rendered)
  const html = await cached([code, styleSources, styles, entry, inlineScript, rendered], () =>
    postprocessHtml(rendered)
      .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
      .replace(
        '<script id="inline-script"></script>',
        () => `<style>${pageStyles(styles, rendered)}</style><script>${inlineScript}</script>`,
      )
      .replace('data-entry="/app/interactive/start.tsx"', () => `data-entry="${entry}"`),
  )
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
function stylesOf(html: string): string {
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
  const paths = new Set(sheets.map(([, path = '']) => path))
  return [...paths]
    .map((path) => readFileSync(`${buildFolder}/react-router/client${path}`, 'utf8').trim())
    .join('')
}
