import { pathTo } from '../../addresses/page-addresses.ts'
import { facts } from '../../core/site/facts.ts'
import { languages } from '../../core/site/languages.ts'
import { layoutWords } from '../../core/site/layout.words.ts'
import { site } from '../../core/site/site.ts'
import { machinePaths } from '../../seo/machine-paths.ts'
import type { SiteFile } from '../../seo/site-file.ts'

/** How a phone shows the site on its home screen. https://www.w3.org/TR/appmanifest/ */
export function webManifest(): SiteFile {
  const [language] = languages
  const start = pathTo({ page: 'home' }, language)
  const manifest = {
    id: start,
    name: `${facts.brand}: ${layoutWords[language].tagline}`,
    short_name: facts.brand,
    lang: language,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: site.brand.colors.dark.ground,
    theme_color: site.brand.colors.dark.ground,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return { path: machinePaths.manifest, content: JSON.stringify(manifest, null, 2) }
}
