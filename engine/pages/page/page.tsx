import { addressAt, pathIfShown } from '../../addresses/page-addresses.ts'
import { ownPageAt } from '../../core/articles/own-pages.ts'
import { Breadcrumb, crumbsFromHome } from '../../design/components/breadcrumb.tsx'
import { CallToAction } from '../../design/components/call-to-action.tsx'
import { Hero } from '../../design/components/section.tsx'
import { Head } from '../../seo/head.tsx'
import { words as aboutWords } from '../about/about.words.ts'
import { CopyTools } from '../post/copy-tools.tsx'
import { shownText } from '../post/shown-text.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'
import '../../design/styles/prose.css'

/** Loads the owner's own page of the address, with `place:` links filled in and a link at each heading. */
export function loader({ request }: Route.LoaderArgs) {
  const address = addressAt(new URL(request.url).pathname)
  const page = address?.ref.page === 'page' && ownPageAt(address.ref.slug, address.language)
  if (!page) throw new Response(null, { status: 404 })
  return { ...page, html: shownText(page.html, page.language) }
}

export default function OwnPage({ loaderData: { html, ...page } }: Route.ComponentProps) {
  const crumbs = crumbsFromHome(page.language, [page.title, { page: 'page', slug: page.folder }])
  return (
    <>
      <Head words={{ ...page, keywords: page.title }} crumbs={crumbs} />
      <Hero breadcrumb={<Breadcrumb crumbs={crumbs} />} heading={page.title} lead={page.description} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the site's own Markdown */}
      <article className={`prose ${styles.text}`} dangerouslySetInnerHTML={{ __html: html }} />
      <CopyTools html={html} language={page.language} />
      <CallToAction
        words={aboutWords[page.language].call}
        secondary={pathIfShown('portfolio', page.language)}
      />
    </>
  )
}
