/**
 * `npm run screenshots [-- PATH ...]`: every main page, or those named, in three widths and both themes, as whole pages
 * into screenshots/, from the built site. `npm run screenshots -- --approve` makes the pictures that `npm test` compares
 * the site with (tests/pictures) anew: look at them before they are committed.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, renameSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser, findTestBrowser } from '../harness/browser.ts'
import { startBuiltSite } from '../harness/start-site.ts'

const widths = [360, 768, 1440]
const themes = ['dark', 'light']

const wanted = process.argv.slice(2)
const isForTests = wanted.includes('--approve')
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
  // Reads the built site as it is loaded.
  const { mainPaths } = await import('../harness/built-site.ts')
  const unknown = wanted.filter((path) => !mainPaths.includes(path))
  if (unknown.length > 0) throw new Error(`Not a main page of the site: ${unknown.join(' ')}`)
  const site = await startBuiltSite()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const width of widths)
      for (const theme of themes)
        for (const path of wanted.length > 0 ? wanted : mainPaths)
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
  // The first visit fetches the heading font, which the next page shows.
  for (const visited of ['/', path]) await page.goto(visited, { waitUntil: 'networkidle' })
  // What is fetched as one scrolls is wanted at once.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
  const folder = `screenshots/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}`
  await page.screenshot({ path: `${folder}/${width}-${theme}.png`, fullPage: true, animations: 'disabled' })
  await context.close()
}

/** Takes the approved pictures anew, with as few colors as show no difference: they are kept in the repository. */
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
