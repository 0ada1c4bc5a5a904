import lighthouse from 'lighthouse'
import { launch } from 'puppeteer-core'
import { findBrowser } from '../harness/browser.ts'
import { openOnPhone } from './phone.ts'

/** Opens a browser, in which Lighthouse scores pages and a slow phone times them. */
export async function openBrowser() {
  const browser = await launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const port = Number(new URL(browser.wsEndpoint()).port)
  const measure = async (url: string) => ({
    ...(await audit(url, port)),
    ...(await openOnPhone(browser, url)),
  })
  return { measure, close: () => browser.close() }
}

export type Measured = Awaited<ReturnType<Awaited<ReturnType<typeof openBrowser>>['measure']>>

/** Scores from 0 to 100 and transfer sizes in KB. */
async function audit(url: string, port: number) {
  const { categories, audits } = await runLighthouse(url, port)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
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
