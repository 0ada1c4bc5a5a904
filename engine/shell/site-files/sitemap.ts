import { type Address, addresses, translationsOf } from '../../addresses/page-addresses.ts'
import { newestChange, postAt, postsIn } from '../../core/articles/articles.ts'
import { languages } from '../../core/site/languages.ts'
import { ownTest } from '../../pages/accessibility/tested.ts'
import { privacyVersion } from '../../pages/privacy/privacy.words.ts'
import { machinePaths } from '../../seo/machine-paths.ts'
import type { SiteFile } from '../../seo/site-file.ts'
import { absolute } from '../../seo/site-url.ts'
import type { PageDates } from './page-dates.ts'

/** Every main address with its translations. Without aliases, filtered lists and error pages. */
export function sitemap(dates: PageDates): SiteFile {
  const urls = addresses
    .filter(({ aliasOf }) => !aliasOf)
    .map((address) => urlElement(address, lastChange(address) ?? dates[address.path]?.date))
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  return { path: machinePaths.sitemap, content }
}

function urlElement(address: Address, changed: string | undefined): string {
  return [
    '<url>',
    `<loc>${absolute(address.path)}</loc>`,
    ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
    ...alternates(address),
    '</url>',
  ].join('')
}

function alternates({ ref }: Address): string[] {
  const paths = translationsOf(ref)
  if (languages.length === 1 || !languages.every((language) => paths[language])) return []
  return [
    ...languages.map((language) => [language, paths[language]]),
    ['x-default', paths[languages[0]]],
  ].map(
    ([language, path]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${absolute(path ?? '')}"/>`,
  )
}

/** The day that the page itself names as that of its last change. */
function lastChange({ ref, language }: Address): string | undefined {
  if (ref.page === 'blog' || ref.page === 'blog-page') return newestChange(postsIn(language))
  if (ref.page === 'privacy') return privacyVersion
  if (ref.page === 'accessibility') return ownTest?.date
  const post = ref.page === 'post' && postAt(ref.slug ?? '', language)
  return post ? (post.updated ?? post.date) : undefined
}
