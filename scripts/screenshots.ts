/**
 * `npm run screenshots [-- PATH ...]`: full-page screenshots of every main page, or of those named, in three widths and
 * both themes, into screenshots/. `npm run screenshots -- --approve` updates the pictures that `npm test` compares the site
 * with (tests/pictures): look at them before they are committed.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, renameSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser, findTestBrowser } from '../harness/browser.ts'
import { startBuiltSite } from '../harness/start-site.ts'

const widths = [360, 768, 1440]
const themes = ['dark', 'light']

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
  const site = await startBuiltSite()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const width of widths)
      for (const theme of themes)
        for (const path of args.length > 0 ? args : mainPaths)
          await take(browser, site.url, path, width, theme)
  } finally {
    await browser.close()
    await site.stop()
  }
  console.log('The pictures are in screenshots/')
}

async function take(browser: Browser, site: string, path: string, width: number, theme: string) {
  const choice = JSON.stringify({ necessary: true, analytics: false, performance: false })
  const localStorage = [
    { name: 'theme', value: theme },
    { name: 'cookieConsent', value: choice },
  ]
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
  })
  const page = await context.newPage()
  // The first visit loads the heading font, which only the next page shows.
  for (const visitedPath of ['/', path]) await page.goto(visitedPath, { waitUntil: 'networkidle' })
  // Loads lazy pictures at once.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
  const folder = `screenshots/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}`
  await page.screenshot({ path: `${folder}/${width}-${theme}.png`, fullPage: true, animations: 'disabled' })
  await context.close()
}

/** Updates the approved pictures, with a reduced palette because they are in the repository. */
async function approve() {
  mkdirSync('tests/pictures', { recursive: true })
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      'tests/e2e/pictures.spec.ts',
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
