import { findBrowser } from '../test/browser.ts'
import { measureBlocking } from './blocking.ts'
import { byTurns, type Compared, type Figure, median } from './figures.ts'
import { measureFirstPaint } from './first-paint.ts'
import { type Audited, openLighthouse } from './lighthouse.ts'
import { writeReference } from './reference.ts'
import { buildForBench, serve } from './serve.ts'

const measured = {
  Home: ['/', '/sv'],
  'Blog list': ['/blog', '/sv/blog'],
  Article: ['/blog/effective-load-balancing-with-nginx', '/sv/blog/effektiv-lastbalansering-med-nginx'],
  Service: ['/services/web-development', '/sv/services/web-development'],
  Contact: ['/contact', '/sv/contact'],
}

/** What Lighthouse says of pages on a simulated phone, beside pages written by hand; by turns, the median of five. */
export async function measurePages({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const chosen = Object.entries(measured)
    .flatMap(([name, paths]) =>
      paths.map((path) => ({ path, name: `${name}, ${path.startsWith('/sv') ? 'sv' : 'en'}` })),
    )
    .slice(0, isQuick ? 1 : undefined)
  const browser = findBrowser()
  const siteFolder = buildForBench()
  const site = await serve(siteFolder)
  const reference = await serve(
    writeReference(
      siteFolder,
      chosen.map(({ path }) => path),
    ),
  )
  const urls = { ours: site.url, byHand: reference.url }
  const runs = isQuick ? 1 : 5
  const lighthouse = await openLighthouse(browser)
  const figures: Figure[] = []
  for (const { path, name } of chosen)
    figures.push(...compared(name, await byTurns(runs, (which) => lighthouse.audit(urls[which] + path))))
  await lighthouse.close()
  figures.push(...(await measureBlocking(browser, urls, chosen, runs)))
  figures.push(...(await measureFirstPaint(browser, site.url, chosen)))
  await Promise.all([site.stop(), reference.stop()])
  return figures
}

function compared(name: string, { ours, byHand }: Compared<Audited[]>): Figure[] {
  const figure = (key: keyof Audited, unit: string, target?: Figure['target']): Figure => ({
    part: 'pages',
    what: `${name} · ${key}`,
    value: median(ours.map((one) => one[key])),
    unit,
    reference: median(byHand.map((one) => one[key])),
    ...(target ? { target } : {}),
  })
  const all = { of: 'value', atLeast: 100 } as const
  const near = { of: 'ratio', atMost: 1.2 } as const
  return [
    figure('performance', '', all),
    figure('accessibility', '', all),
    figure('best practices', '', all),
    figure('seo', '', all),
    figure('FCP', 'ms', near),
    figure('LCP', 'ms', near),
    figure('Speed Index', 'ms'),
    figure('TBT', 'ms', { of: 'value', atMost: 50 }),
    figure('CLS', '', { of: 'value', atMost: 0 }),
    figure('document', 'KB'),
    figure('scripts', 'KB'),
    figure('pictures', 'KB'),
    figure('faces', 'KB'),
    figure('requests', ''),
  ]
}
