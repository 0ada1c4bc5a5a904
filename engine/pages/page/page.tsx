import { addressAt } from '../../addresses/page-addresses.ts'
import { withAddresses, withPlace } from '../../addresses/place-links.ts'
import { ownPageAt } from '../../core/articles/own-pages.ts'
import { Island } from '../../core/browser/island.tsx'
import { Breadcrumb, crumbsFromHome } from '../../design/components/breadcrumb.tsx'
import { Hero } from '../../design/components/section.tsx'
import { SeaEnd } from '../../design/illustrations/far-light.tsx'
import { Head } from '../../seo/head.tsx'
import CopyCode from '../post/copy-code.island.tsx'
import CopyHeadingLinks from '../post/copy-heading-links.island.tsx'
import { withHeadingLinks } from '../post/heading-links.ts'
import { words } from '../post/post.words.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'
import '../../design/styles/prose.css'

/** Loads the owner's own page of the address, with `place:` links filled in and a link at each heading. */
export function loader({ request }: Route.LoaderArgs) {
  const address = addressAt(new URL(request.url).pathname)
  const page = address?.ref.page === 'page' && ownPageAt(address.ref.slug, address.language)
  if (!page) throw new Response(null, { status: 404 })
  const html = withAddresses(page.html, (address) => withPlace(address, page.language))
  return { ...page, html: withHeadingLinks(html, words[page.language].linkTo) }
}

export default function OwnPage({ loaderData: { html, ...page } }: Route.ComponentProps) {
  const t = words[page.language]
  const crumbs = crumbsFromHome(page.language, [page.title, { page: 'page', slug: page.folder }])
  return (
    <>
      <Head words={{ ...page, keywords: page.title }} crumbs={crumbs} />
      <Hero breadcrumb={<Breadcrumb crumbs={crumbs} />} heading={page.title} lead={page.description} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the site's own Markdown */}
      <article className={`prose ${styles.text}`} dangerouslySetInnerHTML={{ __html: html }} />
      {html.includes('<figure class="code">') && (
        <Island name="copy-code" of={CopyCode} props={{ words: t.code }} />
      )}
      <Island
        name="copy-heading-links"
        of={CopyHeadingLinks}
        props={{ copied: t.copied, failed: t.notCopied }}
      />
      <SeaEnd />
    </>
  )
}
