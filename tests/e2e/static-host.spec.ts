import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { pages } from '../../app/pages.ts'
import { bookingRules } from '../../content/booking.ts'
import { buildFolder } from '../../server/build-folder.ts'
import { browserUserAgent } from '../fixtures/browser-user-agent.ts'
import { type ReverseProxy, startNginx } from '../support/nginx.ts'
import { article, viewsAfter } from '../support/sample-pages.ts'
import { whenLive } from '../support/site-test.ts'
import { type StaticHost, startStaticHost } from '../support/static-host.ts'
import { startSite, type TestSite } from '../support/test-site.ts'
import { t } from '../support/words.ts'

/* Pages from a static host, the API at another origin: deploy/static-and-api.md. */

const pagesOrigin = 'https://kodhamn.example'
const settings = {
  API_ORIGIN: 'https://api.kodhamn.example',
  BUILD_DIR: '.cache/build-for-static-host',
  SITE_URL: pagesOrigin,
}

let host: StaticHost
let api: TestSite
let nginx: ReverseProxy
let browser: Browser

test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright }) => {
  // It renders every page.
  test.setTimeout(900_000)
  const built = spawnSync(process.execPath, ['scripts/build/render-again.ts', buildFolder], {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  expect(built.status, built.stderr).toBe(0)
  host = await startStaticHost(`${settings.BUILD_DIR}/site`)
  api = await startSite({ ...settings, TRUST_PROXY: '1' })
  nginx = await startNginx([Number(new URL(api.url).port)])
  const ports = { 'api.kodhamn.example': new URL(nginx.url).port, 'kodhamn.example': host.port }
  const rules = Object.entries(ports).map(([name, port]) => `MAP ${name} 127.0.0.1:${port}`)
  browser = await playwright.chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=${rules.join(',')}`],
  })
})

test.afterAll(async () => {
  await browser?.close()
  await nginx?.stop()
  await api?.stop()
  await host?.stop()
})

/** A new page, and the errors in its console. */
async function open({ javaScriptEnabled = true } = {}): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    baseURL: pagesOrigin,
    ignoreHTTPSErrors: true,
    javaScriptEnabled,
    userAgent: browserUserAgent,
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return { page, errors }
}

async function send(page: Page, message: string) {
  const form = page.getByRole('main').locator('form')
  const words = t.sv.contact.form
  await form.getByLabel(words.name, { exact: true }).fill('Åsa Öberg')
  await form.getByLabel(words.email, { exact: true }).fill('asa@example.com')
  await form.getByLabel(words.message, { exact: true }).fill(message)
  await form.getByRole('button', { name: words.send }).click()
}

function stored(): unknown[] {
  const database = new DatabaseSync(join(api.dataFolder, 'site.db'), { readOnly: true })
  const rows = database.prepare('select message, language from messages').all()
  database.close()
  return rows
}

test('a message is sent to the origin of the API', async () => {
  const { page, errors } = await open()
  await page.goto('/sv/contact')
  await whenLive(page)
  await send(page, 'Med skript')
  await expect(page.getByRole('status')).toContainText(t.sv.contact.form.sent)
  expect(stored()).toContainEqual({ message: 'Med skript', language: 'sv' })
  expect(errors).toEqual([])
})

test('without a script the API redirects back to the page, and times lead to the form', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  if (bookingRules.kinds.length > 0) {
    await page.goto(pages.book.sv)
    await expect(page.getByRole('button', { name: t.sv.book.form.send })).toBeHidden()
    await page.getByRole('link', { name: t.sv.book.picker.write }).click()
    await expect(page).toHaveURL(pagesOrigin + pages.contact.sv)
  } else await page.goto(pages.contact.sv)
  await send(page, 'Utan skript')
  await expect(page).toHaveURL(`${pagesOrigin}/sv/contact#message-sent`)
  await expect(page.getByText(t.sv.contact.form.sent)).toBeVisible()
  expect(stored()).toContainEqual({ message: 'Utan skript', language: 'sv' })
})

test.describe('booking', () => {
  // Where nobody can book there is no such page.
  test.skip(bookingRules.kinds.length === 0)

  const words = t.sv.book
  const path = pages.book.sv

  test('a time from the origin of the API is booked there, and cancelled on its page', async () => {
    const { page, errors } = await open()
    await page.clock.install()
    await page.goto(path)
    await whenLive(page)
    const form = page.getByRole('main').locator('form').first()
    await form.locator('[name=start]:visible').first().check()
    await form.locator('[name=kind]').first().check()
    await form.getByLabel(words.form.name, { exact: true }).fill('Åsa Öberg')
    await form.getByLabel(words.form.email, { exact: true }).fill('asa@example.com')
    await form.getByLabel(words.form.phone, { exact: true }).fill('070-123 45 67')
    // A faster submit would count as spam.
    await page.clock.fastForward(20_000)
    await form.getByRole('button', { name: words.form.send }).click()
    const calendar = page.getByRole('link', { name: words.form.calendar })
    await expect(calendar).toHaveAttribute('href', new RegExp(`^${settings.API_ORIGIN}/`))
    await page.getByRole('link', { name: words.form.page }).click()
    await expect(page.getByRole('heading', { name: words.booking.states.confirmed })).toBeVisible()
    await page.getByText(words.booking.cancel).click()
    await page.getByRole('button', { name: words.booking.cancelNow }).click()
    await expect(page.getByRole('heading', { name: words.booking.states.cancelled })).toBeVisible()
    expect(errors).toEqual([])
  })
})

test('a reader is counted and sees the number', async () => {
  const { page, errors } = await open()
  await page.goto(article.en.path)
  await expect(page.getByRole('main')).toContainText(viewsAfter(1, 'en'))
  expect(errors).toEqual([])
})

test('unknown paths get a 404 in the language of the path, and moved pages redirect', async () => {
  const { page, errors } = await open()
  for (const [path, heading, blog] of [
    ['/nothing', t.en.error.missing.heading, '/blog'],
    ['/sv/ingenting', t.sv.error.missing.heading, '/sv/blog'],
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').locator(`a[href="${blog}"]`)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('[[')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await whenLive(page)
  }
  await page.goto('/services')
  await expect(page).toHaveURL(`${pagesOrigin}/offerings`)
  expect(errors.filter((message) => !message.includes('status of 404'))).toEqual([])
})

test('pages and files have the headers of the server', async () => {
  const { page } = await open()
  const response = await page.goto('/about')
  expect(response?.headers()).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'content-security-policy': expect.stringMatching(
      /style-src 'self' 'sha256-.*connect-src 'self' https:\/\/api\.kodhamn\.example;.*form-action 'self' https:\/\/api/,
    ),
    'cache-control': 'no-cache',
  })
  const entry = await page.locator('html').getAttribute('data-entry')
  const script = await page.goto(entry ?? '')
  expect(script?.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('the origin of the API redirects pages to their own origin', async () => {
  const { page } = await open()
  for (const path of ['/sv/about?a=1', '/sv/about', '/sitemap.xml']) {
    await page.goto(settings.API_ORIGIN + path)
    await expect(page).toHaveURL(pagesOrigin + path)
  }
})
