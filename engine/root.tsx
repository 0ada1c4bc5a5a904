import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Outlet, useLocation, useRouteError } from 'react-router'
import { addressAt } from './addresses/page-addresses.ts'
import { useLanguage } from './addresses/use-address.ts'
import { languageOf } from './core/site/languages.ts'
import { layoutWords } from './core/site/layout.words.ts'
import { site } from './core/site/site.ts'
import { ConsentBanner, ConsentItem, ConsentPanel, consentAttributes } from './features/analytics/consent.tsx'
import { FeedLinks } from './features/feeds/feed-links.tsx'
import { ErrorPage } from './pages/error/error.tsx'
import { machinePaths } from './seo/machine-paths.ts'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { styleguidePath } from './shell/styleguide/path.ts'
import './design/styles/tokens.css'
import './design/styles/base.css'
import './design/styles/print.css'
import type { Route } from './+types/root'

/** Runs for every page: a path outside the table of pages gets a 404. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const isStyleguide = import.meta.env.DEV && pathname === styleguidePath
  if (!addressAt(pathname) && !isStyleguide) throw new Response(null, { status: 404 })
  return null
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const t = layoutWords[language]
  return (
    <html
      lang={language}
      data-theme="dark"
      data-entry="/engine/shell/start.browser.tsx"
      data-manifest={machinePaths.manifest}
      {...consentAttributes()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          content={site.brand.colors.dark.ground}
          data-dark={site.brand.colors.dark.ground}
          data-light={site.brand.colors.light.ground}
        />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* Half a header would shift when the rest arrives. Built pages wait for more: engine/build/postprocess-html.ts. */}
        <link rel="expect" href="#menu" blocking="render" />
        <InlineScript />
        <Links />
        {/* A build puts them into what it makes of the engine's: engine/build/finish-page.ts. */}
        {import.meta.env.DEV && <style>{site.styles}</style>}
      </head>
      <body>
        <a className="skip" href="#mainContent">
          {t.skip}
        </a>
        <ConsentBanner />
        <Header />
        {/* Headings of articles have ids without capitals. */}
        <main id="mainContent" tabIndex={-1}>
          {children}
        </main>
        <Footer last={<ConsentItem />} />
        <ConsentPanel />
      </body>
    </html>
  )
}

/**
 * The small script that handles theme, consent and first clicks. The build puts it inline, before the first paint;
 * in development Vite serves it, with its own client for hot reload.
 */
function InlineScript() {
  if (import.meta.env.PROD) return <script id="inline-script" />
  return (
    <>
      <script type="module" src="/@vite/client" />
      <script type="module">{'import "/@id/__x00__virtual:react-router/inject-hmr-runtime"'}</script>
      <script type="module" src="/engine/shell/inline-script.inline.ts" />
    </>
  )
}

export default function Root() {
  return (
    <>
      <Outlet />
      <FeedLinks />
    </>
  )
}

/** The one error page: not found for unknown paths, an apology for anything else. */
export function ErrorBoundary() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (!isMissing) console.error(error)
  return <ErrorPage kind={isMissing ? 'missing' : 'broken'} language={languageOf(pathname)} />
}
