import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserFlags } from './browser.ts'

export type Audited = Record<
  | 'performance'
  | 'accessibility'
  | 'best practices'
  | 'seo'
  | 'FCP'
  | 'LCP'
  | 'Speed Index'
  | 'TBT'
  | 'CLS'
  | 'document'
  | 'scripts'
  | 'pictures'
  | 'faces'
  | 'requests',
  number
>

/** Of Lighthouse's own table of what a page fetches. */
interface Fetched {
  resourceType?: string
  transferSize: number
}

/** Now and then a trace has no beginning ("NO_NAVSTART"), which Lighthouse answers with the advice to run it again. */
async function auditOnce(url: string, port: number, more = 2) {
  const result = await lighthouse(url, { port, logLevel: 'error' })
  if (result && !result.lhr.runtimeError) return result
  if (more > 0) return auditOnce(url, port, more - 1)
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
}

/** Opens a browser for Lighthouse as it comes: a phone on simulated slow 4G. Scores are of 100, sizes in KB as sent. */
export async function openLighthouse(chromePath: string) {
  const chrome = await launch({
    chromePath,
    logLevel: 'silent',
    chromeFlags: ['--headless=new', ...browserFlags],
  })
  return {
    async audit(url: string): Promise<Audited> {
      const result = await auditOnce(url, chrome.port)
      const { categories, audits } = result.lhr
      const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
      const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
      const { details } = audits['network-requests'] ?? {}
      // The table's items are what the audit of this name puts there.
      const fetched = (details?.type === 'table' ? details.items : []) as unknown as Fetched[]
      const kilobytes = (type: string) =>
        fetched.reduce((sum, one) => sum + (one.resourceType === type ? one.transferSize : 0), 0) / 1000
      return {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best practices': score('best-practices'),
        seo: score('seo'),
        FCP: number('first-contentful-paint'),
        LCP: number('largest-contentful-paint'),
        'Speed Index': number('speed-index'),
        TBT: number('total-blocking-time'),
        // As Lighthouse prints it.
        CLS: Number(number('cumulative-layout-shift').toFixed(3)),
        document: kilobytes('Document'),
        scripts: kilobytes('Script'),
        pictures: kilobytes('Image'),
        faces: kilobytes('Font'),
        requests: fetched.length,
      }
    },
    close: async () => chrome.kill(),
  }
}
