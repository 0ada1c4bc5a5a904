/**
 * `npm run screenshots [-- PATH ...]`: every main page, or those named, in three widths and both themes, zoomed, in forced
 * colors and on paper, into screenshots/; then the style guide. `npm run screenshots -- --approve` updates the pictures that `npm test` compares the site
 * with (tests/pictures): look at them before they are committed.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, renameSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { styleguidePath } from '../app/styleguide/path.ts'
import { findBrowser, findTestBrowser } from '../harness/browser.ts'
import { startDevelopment } from '../harness/start-npm.ts'
import { startBuiltSite } from '../harness/start-site.ts'

interface View {
  /** Of the file. */
  name: string
  width: number
  theme?: 'dark' | 'light'
  /** As browsers do it: fewer CSS pixels, each as many more pixels of the screen. */
  zoom?: number
  forcedColors?: 'active'
  isPrinted?: boolean
}

const views: View[] = [
  ...[360, 768, 1440].flatMap((width) =>
    (['dark', 'light'] as const).map((theme) => ({ name: `${width}-${theme}`, width, theme })),
  ),
  { name: 'zoom-200', width: 1440, zoom: 2 },
  { name: 'zoom-400', width: 1440, zoom: 4 },
  { name: 'forced-colors', width: 1440, forcedColors: 'active' },
  { name: 'print', width: 794, isPrinted: true },
]

const args = process.argv.slice(2)
const isForTests = args.includes('--approve')
const executablePath = isForTests ? findTestBrowser() : findBrowser()
const { status: built } = spawnSync(
  process.execPath,
  ['--env-file-if-exists=.env', 'scripts/build/build-once.ts'],
  { stdio: 'inherit' },
)
if (built !== 0) throw new Error('There is nothing to photograph: the site could not be built')
if (isForTests) await approve()
else await takeAll()

async function takeAll() {
  // Imported late, because it reads the built site when it is loaded.
  const { mainPaths } = await import('../harness/built-site.ts')
  const unknown = args.filter((path) => !mainPaths.includes(path))
  if (unknown.length > 0) throw new Error(`Not a main page of the site: ${unknown.join(' ')}`)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const site = await startBuiltSite()
  try {
    await take(browser, site.url, args.length > 0 ? args : mainPaths, views)
  } finally {
    await site.stop()
  }
  if (args.length === 0) await takeStyleguide(browser)
  await browser.close()
  console.log('The pictures are in screenshots/')
}

/** It exists in development only, and shows both themes side by side. */
async function takeStyleguide(browser: Browser) {
  const development = await startDevelopment(styleguidePath)
  try {
    const wanted = views.filter(({ theme }) => theme !== 'light')
    await take(browser, development.url, [styleguidePath], wanted)
  } finally {
    development.end()
  }
}

async function take(browser: Browser, site: string, paths: readonly string[], wanted: readonly View[]) {
  const choice = JSON.stringify({ necessary: true, analytics: false, performance: false })
  const localStorage = [{ name: 'cookieConsent', value: choice }]
  for (const [zoom, zoomed] of Map.groupBy(wanted, ({ zoom = 1 }) => zoom)) {
    const context = await browser.newContext({
      baseURL: site,
      deviceScaleFactor: zoom,
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
    })
    const page = await context.newPage()
    // The first visit loads the heading font, which only the next page shows.
    await page.goto('/', { waitUntil: 'networkidle' })
    for (const path of paths) for (const view of zoomed) await takeView(page, path, view)
    await context.close()
  }
}

async function takeView(page: Page, path: string, view: View) {
  const { name, width, theme = 'light', zoom = 1, forcedColors = 'none', isPrinted } = view
  await page.setViewportSize({ width: width / zoom, height: 900 / zoom })
  await page.emulateMedia({ forcedColors })
  await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path, { waitUntil: 'networkidle' })
  // Loads lazy pictures at once.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
  const file = `screenshots/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}/${name}`
  if (isPrinted) await page.pdf({ path: `${file}.pdf`, format: 'A4' })
  else await page.screenshot({ path: `${file}.png`, fullPage: true, animations: 'disabled' })
}

/** Updates the approved pictures, with a reduced palette because they are in the repository. */
async function approve() {
  mkdirSync('tests/pictures', { recursive: true })
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/shown/shown.config.ts',
      'pictures.spec.ts',
      '--update-snapshots=all',
      '--reporter=line',
    ],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: executablePath } },
  )
  if (status !== 0) process.exit(1)
  for (const file of globSync('tests/pictures/*.png')) {
    await sharp(file).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toFile(`${file}.new`)
    renameSync(`${file}.new`, file)
  }
  console.log('The pictures in tests/pictures are new: look at them before they are committed')
}
