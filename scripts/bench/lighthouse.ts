import lighthouse from 'lighthouse'
import { launch } from 'puppeteer-core'
import { findBrowser } from '../../harness/browser.ts'

/** Opens a browser for Lighthouse with its defaults: a phone on simulated slow 4G. */
export async function openLighthouse() {
  const browser = await launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const port = Number(new URL(browser.wsEndpoint()).port)
  return { audit: (url: string) => audit(url, port), close: () => browser.close() }
}

export type Audit = Awaited<ReturnType<typeof audit>>

/** Scores from 0 to 100, times in milliseconds, transfer sizes in KB. */
async function audit(url: string, port: number) {
  const { categories, audits } = await runLighthouse(url, port)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const { details } = audits['network-requests'] ?? {}
  const requests = details?.type === 'table' ? details.items : []
  const kilobytes = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize }) => sum + Number(transferSize) / 1024, 0)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    // As Lighthouse prints it.
    CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    document: kilobytes('Document'),
    scripts: kilobytes('Script'),
  }
}

/** Repeats a failed run: some traces have no start ("NO_NAVSTART"), and Lighthouse then advises to run it again. */
async function runLighthouse(url: string, port: number) {
  let failure = 'no result'
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await lighthouse(url, { port, logLevel: 'error' })
    if (result && !result.lhr.runtimeError) return result.lhr
    failure = result?.lhr.runtimeError?.message ?? failure
  }
  throw new Error(`${url}: ${failure}`)
}
