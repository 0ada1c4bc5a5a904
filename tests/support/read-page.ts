import type { Page } from '@playwright/test'

/** An unvalidated node of structured data. */
export type GraphNode = Record<string, unknown> & { '@type'?: string; '@id'?: string }

/** The metadata and the visible content of a page. */
export type FoundPage = Awaited<ReturnType<typeof readPage>>

/** Parses the HTML of a page without loading it. `browser` is any page, for its parser. */
export function readPage(browser: Page, path: string, html: string) {
  return browser.evaluate(
    ({ path, html }) => {
      const page = new DOMParser().parseFromString(html, 'text/html')
      const attribute = (selector: string, name: string) =>
        page.querySelector(selector)?.getAttribute(name) ?? ''
      const texts = (selector: string, inside: ParentNode = page) =>
        [...inside.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? '')
      const meta = Object.groupBy(page.querySelectorAll('meta[property], meta[name]'), (one) =>
        String(one.getAttribute('property') ?? one.getAttribute('name')),
      )
      // Not validated here: the tests check it.
      const { '@graph': graph }: { '@graph': GraphNode[] } = JSON.parse(
        page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}',
      )
      return {
        path,
        language: page.documentElement.lang,
        title: page.title,
        heading: texts('h1').join(),
        canonical: attribute('link[rel="canonical"]', 'href'),
        meta: Object.fromEntries(
          Object.entries(meta).map(([name, all]) => [
            name,
            all?.map((one) => one.getAttribute('content') ?? ''),
          ]),
        ),
        alternates: [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map(
          (one) => [one.getAttribute('hreflang') ?? '', one.getAttribute('href') ?? ''] as const,
        ),
        otherForms: [...page.querySelectorAll('link[rel="alternate"][type]')].map(
          (one) => [one.getAttribute('type') ?? '', one.getAttribute('href') ?? ''] as const,
        ),
        links: [...page.querySelectorAll('a[href]')].map((one) => one.getAttribute('href') ?? ''),
        breadcrumb: [...page.querySelectorAll('main nav > ol a')]
          .filter((one) => one.closest('nav')?.querySelector('[aria-current="page"]'))
          .map((one) => ({ name: one.textContent, path: one.getAttribute('href') })),
        questions: [...page.querySelectorAll('main details:has(> summary h2, > summary h3)')].map((one) => ({
          question: texts('summary', one).join(),
          answer: texts('summary ~ *', one).join(' '),
        })),
        main: texts('main').join(),
        footer: texts('body > footer').join(),
        hours: [...page.querySelectorAll('footer dl > div')].map(
          (one) => [texts('dt', one).join(), texts('dd', one).join()] as const,
        ),
        graph,
      }
    },
    { path, html },
  )
}
