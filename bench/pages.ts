import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pages } from '../engine/addresses/pages.ts'
import { keysOf } from '../engine/core/base/keys-of.ts'
import { readManifest } from '../engine/core/served/served-files.server.ts'
import { languages } from '../engine/core/site/languages.ts'
import { site } from '../engine/core/site/site.ts'
import { type Figure, medianOf, type Options } from './figures.ts'
import { type Measured, openBrowser } from './lighthouse.ts'
import { writeReference } from './reference.ts'
import { buildForBench, serve } from './serve.ts'

/** In KB. */
const pageSize = 16
const articleSize = 24

/** What is measured of a site: of several services the first, of the articles the largest. */
function pagesOf(buildFolder: string) {
  const { articles, files } = readManifest(buildFolder)
  const sizeOf = (path: string) => statSync(join(buildFolder, 'site', files[path]?.file ?? '')).size
  const [language] = languages
  const paths = articles.filter((article) => article.language === language).map(({ path }) => path)
  const [largest] = paths.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const [service] = site.services
  const slug = service && (service[language].slug ?? service.slug)
  return [
    { name: 'Home', path: pages.home[language], size: pageSize },
    { name: 'Blog', path: pages.blog[language], size: pageSize },
    ...(largest ? [{ name: 'Article', path: largest, size: articleSize }] : []),
    ...(slug
      ? [{ name: 'Service', path: pages.service[language].replace(':slug', () => slug), size: pageSize }]
      : []),
    { name: 'Contact', path: pages.contact[language], size: pageSize },
    ...keysOf(pages)
      .filter((page) => 'way' in pages[page] && files[pages[page][language]])
      .map((page) => ({
        name: page.replace(/^./, (letter) => letter.toUpperCase()),
        path: pages[page][language],
        size: pageSize,
      })),
  ]
}

/** Measures our pages and handwritten versions of them, on a slow phone and by Lighthouse. */
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
  const browser = await openBrowser()
  const figures: Figure[] = []
  for (const { name, path, size } of selected) {
    const ours: Measured[] = []
    const reference: Measured[] = []
    // In turns, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round++) {
      ours.push(await browser.measure(site.url + path))
      reference.push(await browser.measure(byHand.url + path))
    }
    figures.push(...compare(name, size, { ours, reference }))
  }
  await browser.close()
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

function compare(name: string, size: number, rounds: { ours: Measured[]; reference: Measured[] }): Figure[] {
  const figure = (key: keyof Measured, unit: string, target?: Figure['target']): Figure => ({
    what: `${name} · ${key}`,
    value: medianOf(rounds.ours, key),
    unit,
    reference: medianOf(rounds.reference, key),
    ...(target ? { target } : {}),
  })
  return [
    figure('performance', '', { of: 'value', atLeast: 99 }),
    figure('accessibility', '', { of: 'value', atLeast: 99 }),
    figure('best practices', '', { of: 'value', atLeast: 99 }),
    figure('seo', '', { of: 'value', atLeast: 99 }),
    figure('FCP', 'ms', { of: 'ratio', atMost: 1.1 }),
    figure('LCP', 'ms', { of: 'ratio', atMost: 1.1 }),
    figure('long tasks', 'ms', { of: 'value', atMost: 60 }),
    figure('CLS', '', { of: 'value', atMost: 0 }),
    figure('document', 'KB', { of: 'value', atMost: size }),
    figure('scripts', 'KB', { of: 'value', atMost: 75 }),
  ]
}
