import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pages } from '../../app/pages.ts'
import { isBookingOn } from '../../content/booking.ts'
import { languages } from '../../content/language.ts'
import { services } from '../../content/services.ts'
import { readManifest } from '../../server/pages/site.ts'
import { type Figure, medianOf, type Options } from './figures.ts'
import { type Audit, openLighthouse } from './lighthouse.ts'
import { writeReference } from './reference.ts'
import { buildForBench, serve } from './serve.ts'

const pageFloor = { FCP: 1.1, LCP: 1.25, document: 16 }
type Floor = typeof pageFloor
const articleFloor: Floor = { FCP: 1.3, LCP: 1.45, document: 24 }

/** What is measured of a site: of several services the first, of the articles the largest. */
function pagesOf(buildFolder: string) {
  const { articles, files } = readManifest(buildFolder)
  const sizeOf = (path: string) => statSync(join(buildFolder, 'site', files[path]?.file ?? '')).size
  const [language] = languages
  const paths = articles.filter((article) => article.language === language).map(({ path }) => path)
  const [largest] = paths.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const [service] = services
  const slug = service && (service[language].slug ?? service.slug)
  return [
    { name: 'Home', path: pages.home[language], floor: pageFloor },
    { name: 'Blog', path: pages.blog[language], floor: pageFloor },
    ...(largest ? [{ name: 'Article', path: largest, floor: articleFloor }] : []),
    ...(slug
      ? [{ name: 'Service', path: pages.service[language].replace(':slug', () => slug), floor: pageFloor }]
      : []),
    { name: 'Contact', path: pages.contact[language], floor: pageFloor },
    ...(isBookingOn ? [{ name: 'Book', path: pages.book[language], floor: pageFloor }] : []),
  ]
}

/** Runs Lighthouse on a simulated phone, for our pages and for handwritten versions of them. */
export async function measurePages({ rounds, isQuick }: Options): Promise<Figure[]> {
  const buildFolder = buildForBench()
  const measured = pagesOf(buildFolder)
  const selected = isQuick ? measured.slice(0, 1) : measured
  const site = await serve(buildFolder)
  const shown = await Promise.all(
    selected.map(async ({ path }) => [path, await shownHtml(site.url + path)] as const),
  )
  const referenceFolder = writeReference(buildFolder, new Map(shown))
  const byHand = await serve(referenceFolder)
  const lighthouse = await openLighthouse()
  const figures: Figure[] = []
  for (const { name, path, floor } of selected) {
    const ours: Audit[] = []
    const reference: Audit[] = []
    // In turns, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round++) {
      ours.push(await lighthouse.audit(site.url + path))
      reference.push(await lighthouse.audit(byHand.url + path))
    }
    figures.push(...compare(name, floor, { ours, reference }))
  }
  await lighthouse.close()
  await site.stop()
  await byHand.stop()
  return figures
}

/** A page as visitors get it: with the free times, which the server writes into it soon after its start. */
async function shownHtml(url: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const html = await (await fetch(url)).text()
    if (!html.includes('data-free-times="unknown"')) return html
    await wait(100)
  }
  throw new Error(`${url} shows no times`)
}

function compare(name: string, floor: Floor, audits: { ours: Audit[]; reference: Audit[] }): Figure[] {
  const figure = (key: keyof Audit, unit: string, target?: Figure['target']): Figure => ({
    what: `${name} · ${key}`,
    value: medianOf(audits.ours, key),
    unit,
    reference: medianOf(audits.reference, key),
    ...(target ? { target } : {}),
  })
  return [
    figure('performance', '', { of: 'value', atLeast: 99 }),
    figure('accessibility', '', { of: 'value', atLeast: 99 }),
    figure('best practices', '', { of: 'value', atLeast: 99 }),
    figure('seo', '', { of: 'value', atLeast: 99 }),
    figure('FCP', 'ms', { of: 'ratio', atMost: floor.FCP }),
    figure('LCP', 'ms', { of: 'ratio', atMost: floor.LCP }),
    figure('TBT', 'ms'),
    figure('CLS', '', { of: 'value', atMost: 0 }),
    figure('document', 'KB', { of: 'value', atMost: floor.document }),
    figure('scripts', 'KB', { of: 'value', atMost: 75 }),
  ]
}
