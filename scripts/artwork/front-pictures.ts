/**
 * Takes the pictures of this site in its own case, on a computer and a phone in each theme and language, of the site that runs
 * at SITE: `SITE=http://localhost:3000 npm exec -- node scripts/artwork/front-pictures.ts`.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import sharp from 'sharp'
import { siteFolder } from '../../content/site/folder.ts'
import { projects } from '../../content/site/projects-file.ts'
import { findBrowser } from '../../harness/browser.ts'
import { colorOf, type Light } from './palette.ts'

interface Picture {
  name: string
  address: string
  theme: 'dark' | 'light'
}

const { SITE } = process.env
const ownSite = projects.find(({ isThisSite }) => isThisSite)
if (!ownSite) throw new Error('No project says that it is this site: isThisSite in its project.yaml')
if (!SITE) throw new Error('SITE says where the site runs, such as http://localhost:3000')

const wide = { viewport: { width: 1600, height: 1000 }, deviceScaleFactor: 1 }
const narrow = { viewport: { width: 400, height: 500 }, deviceScaleFactor: 3 }
/** As high as the top of the front page: the sea ends the picture. */
const computer = { viewport: { width: 1440, height: 805 }, deviceScaleFactor: 1 }
const phone = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 1 }
const sharpPhone = { ...phone, deviceScaleFactor: 2 }

/** The names are those that app/components/picture.tsx looks for. */
function fronts(site: string): Picture[] {
  const swedish = new URL('/sv', site).href
  return ['front', 'front-near'].flatMap((name) => {
    const wides: Picture[] = [
      { name, address: site, theme: 'dark' },
      { name: `${name}-morning`, address: site, theme: 'light' },
      { name: `${name}-sv`, address: swedish, theme: 'dark' },
      { name: `${name}-sv-morning`, address: swedish, theme: 'light' },
    ]
    return wides.flatMap((one) => [one, { ...one, name: `${one.name}-narrow` }])
  })
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-lcd-text',
    '--font-render-hinting=none',
  ],
})
try {
  for (const picture of fronts(SITE)) {
    const png = await sharp(await take(browser, picture))
      .png({ palette: true, quality: 92, effort: 9 })
      .toBuffer()
    const file = join(siteFolder, 'projects', ownSite.slug, `${picture.name}.png`)
    await writeFile(file, png)
    console.log(`${file}: ${png.length} bytes`)
  }
} finally {
  await browser.close()
}

async function take(browser: Browser, { name, address, theme }: Picture): Promise<Buffer> {
  const isNarrow = name.endsWith('-narrow')
  const isNear = /-near\b/.test(name)
  const seen = async (className: string, device: BrowserContextOptions, on = theme) =>
    imageOf(className, await shoot(browser, address, { ...device, storageState: visitorOf(address, on) }))
  const devices = isNear
    ? (await seen('night', sharpPhone, 'dark')) + (await seen('morning', sharpPhone, 'light'))
    : isNarrow
      ? await seen('near', sharpPhone)
      : (await seen('computer', computer)) + (await seen('phone', phone))
  const light = theme === 'dark' ? 'night' : 'morning'
  const page = await browser.newPage(isNarrow ? narrow : wide)
  // On the dark ground a shadow would only show as stains.
  await page.setContent(`
    <style>
      body { margin: 0; height: 100vh; overflow: hidden; position: relative; background: ${groundIn(light)} }
      img { position: absolute; border-radius: 18px; border: 2px solid ${colorOf('line', light)};
        box-shadow: ${theme === 'dark' ? 'none' : `0 24px 60px ${colorOf('text 40%, black 60%', 'morning')}55`} }
      .computer { top: 112px; left: 64px; width: 1310px }
      .computer { border-color: ${colorOf('text 25%, ground 75%', light)} }
      .phone, .near, .night, .morning { border-color: ${colorOf('text 30%, ground 70%', light)} }
      .phone { right: 64px; bottom: 64px; width: 330px; border-width: 8px; border-radius: 40px }
      .near { top: 26px; left: 72px; width: 244px; border-width: 6px; border-radius: 36px }
      .night, .morning { width: min(41vh, 43vw); border-width: .6vh; border-radius: 4.5vh }
      .night { top: 6vh; left: max(5vw, 50vw - 48vh) }
      .morning { bottom: 6vh; right: max(5vw, 50vw - 48vh) }
    </style>
    ${devices}`)
  const composed = await page.screenshot()
  await page.close()
  return composed
}

/** At night the frames of the screens would melt into the darkest color: it is raised, with light from below. */
function groundIn(light: Light): string {
  return light === 'night'
    ? `radial-gradient(90% 80% at 62% 110%, ${colorOf('beacon 30%, raised 70%', light)}, ${colorOf('raised', light)} 75%)`
    : colorOf('sunken', light)
}

function imageOf(className: string, png: Buffer) {
  return `<img class="${className}" src="data:image/png;base64,${png.toString('base64')}">`
}

async function shoot(browser: Browser, address: string, options: BrowserContextOptions): Promise<Buffer> {
  const context = await browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  // The first visit to the site loads its heading font, which the second one shows.
  for (const visit of [1, 2]) {
    const response = await page.goto(address, { waitUntil: 'networkidle' })
    if (response && !response.ok())
      throw new Error(`${address} answers ${response.status()} at visit ${visit}`)
  }
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

/** A visitor with a theme, who has answered the question of consent. */
function visitorOf(address: string, theme: string): NonNullable<BrowserContextOptions['storageState']> {
  const consent = JSON.stringify({ necessary: true, analytics: false, performance: false })
  const localStorage = [
    { name: 'theme', value: theme },
    { name: 'cookieConsent', value: consent },
  ]
  return { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] }
}
