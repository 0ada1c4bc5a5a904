import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { Manifest } from '../server/pages/manifest.ts'
import { type MailServer, startMailServer } from './mail-server.ts'

/** The built site as the build describes it. */
export const manifest = JSON.parse(readFileSync('build/manifest.json', 'utf8')) as Manifest

/** The server as the build left it. */
export const builtServer = 'build/server/main.js'

/** Every page that answers with 200: main addresses, aliases and filtered lists. */
export const pagePaths = Object.keys(manifest.titles)

/** What is served at an address, as the build left it. */
export const htmlOf = (key: string) => readFileSync(`build/site${manifest.files[key]?.file}`, 'utf8')

const canonicalOf = (path: string) =>
  URL.parse(/<link rel="canonical" href="([^"]+)"/.exec(htmlOf(path))?.[1] ?? '')?.pathname

/** The pages that name themselves as canonical: aliases and filtered lists name another. */
export const mainPaths = pagePaths.filter((path) => canonicalOf(path) === path)

export const languageOf = (path: string) => (/^\/sv(\/|$)/.test(path) ? 'sv' : 'en')

export interface RunningSite {
  url: string
  dataFolder: string
  mail: MailServer
  /** Ends the server as an operator would, and resolves with its exit code. */
  stop: () => Promise<number | null>
}

/** Starts the production server on a free port, with a data folder and a mail server of its own. */
export async function startSite(settings: Record<string, string> = {}): Promise<RunningSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'site-'))
  const mail = await startMailServer()
  const server = spawn(process.execPath, [builtServer], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      SMTP_URL: mail.url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await announcedUrl(server)
  let isStopped = false
  return {
    url,
    dataFolder,
    mail,
    async stop() {
      if (isStopped) return server.exitCode
      isStopped = true
      const code = await new Promise<number | null>((resolve) => {
        server.once('exit', resolve)
        server.kill('SIGTERM')
      })
      await mail.stop()
      rmSync(dataFolder, { recursive: true, force: true })
      return code
    },
  }
}

function announcedUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk
      const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  })
}

interface Choices {
  quietConsole: undefined
  /** What the visitor has answered to the question about cookies before the test; most tests are not about it. */
  choice: { analytics: boolean; performance: boolean } | 'none'
}

/**
 * Tests against one running site for each worker. Fails a test whose page writes an error to the console, or does what
 * its content security policy forbids.
 */
export const test = base.extend<Choices, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from its pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  choice: [{ analytics: false, performance: false }, { option: true }],
  storageState: async ({ site, choice }, use) => {
    const value = JSON.stringify({ necessary: true, ...(choice === 'none' ? {} : choice) })
    const stored = { origin: site.url, localStorage: [{ name: 'cookieConsent', value }] }
    await use(choice === 'none' ? undefined : { cookies: [], origins: [stored] })
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const answer = await goto(url, options)
      if (javaScriptEnabled !== false && options?.waitUntil !== 'commit') await whenArrived(page)
      return answer
    }
    await use(page)
  },
  quietConsole: [
    async ({ page }, use, testInfo) => {
      const errors: string[] = []
      const forbidden: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      // Not all of what a policy forbids is also said in the console.
      await page.exposeFunction('forbidden', (what: string) => forbidden.push(what))
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          Reflect.get(window, 'forbidden')?.(`${effectiveDirective} ${blockedURI} ${sample}`),
        ),
      )
      await use(undefined)
      const isExpected = (what: string) =>
        testInfo.annotations.some(({ type }) => type === `${what} expected`)
      if (!isExpected('console errors')) expect(errors, 'errors in the console').toEqual([])
      if (!isExpected('violations')) expect(forbidden, 'violations of the policy').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Holds what a page asks for at such addresses until the function that it resolves with is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Waits until what the first paint leaves out has been laid out. */
const whenArrived = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    while (document.documentElement.hasAttribute('data-arriving')) await frame()
    await frame()
  })

/** Waits until React answers for every part of the page. */
export async function whenLive(page: Page) {
  // Some pages have no parts.
  await expect(page.locator('html')).toHaveAttribute('data-live')
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0)
  await whenArrived(page)
}

/** Lays out all of a page, also what waits until it comes near the view. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
