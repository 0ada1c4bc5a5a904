/**
 * `npm run screenshots [-- PATH ...]`: every main page, or those named, in three widths and both themes, zoomed, in forced
 * colors and on paper, into screenshots/; then the style guide. `npm run screenshots -- --approve` updates the pictures that `npm test` compares the site
 * with (site/screenshots): look at them before they are committed.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, renameSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { styleguidePath } from '../app/styleguide/path.ts'
import { picturesFolder } from '../content/site/folder.ts'
import { findBrowser, findTestBrowser } from '../harness/browser.ts'
import { startDevelopment } from '../harness/start-npm.ts'
import { startBuiltSite } from '../harness/start-site.ts'
import { takeScreenshots, views } from '../harness/take-screenshots.ts'

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
    await takeScreenshots(browser, site.url, args.length > 0 ? args : mainPaths, views)
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
    await takeScreenshots(browser, development.url, [styleguidePath], wanted)
  } finally {
    development.end()
  }
}

/** Updates the approved pictures, with a reduced palette because they are in the repository. */
async function approve() {
  mkdirSync(picturesFolder, { recursive: true })
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=tests/every-site/every-site.config.ts',
      'pictures.spec.ts',
      '--update-snapshots=all',
      '--reporter=line',
    ],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: executablePath } },
  )
  if (status !== 0) process.exit(1)
  for (const file of globSync(`${picturesFolder}/*.png`)) {
    await sharp(file).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toFile(`${file}.new`)
    renameSync(`${file}.new`, file)
  }
  console.log(`The pictures in ${picturesFolder} are new: look at them before they are committed`)
}
