/**
 * Takes the screenshots of the portfolio from small HTML scenes: `npm exec -- node scripts/artwork/scenes.ts`, or some of
 * them by name, as in `node scripts/artwork/scenes.ts ngxpanel/rules`. `product/front` is this site and needs its URL, as in
 * `SITE=http://localhost:3000 npm exec -- node scripts/artwork/scenes.ts product/front`.
 */
import { readdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../../harness/browser.ts'

const folder = new URL('./scenes/', import.meta.url)
const drawn = (await readdir(folder, { recursive: true }))
  .filter((file) => file.endsWith('.html'))
  .map((file): [string, string] => [file.replace(/\.html$/, ''), new URL(file, folder).href])
const { SITE } = process.env
const scenes = SITE ? [...drawn, ['product/front', SITE] as const] : drawn
const args = process.argv.slice(2)

const unknown = args.filter((name) => !scenes.some(([scene]) => scene === name))
if (unknown.length > 0) throw new Error(`No such scene, or SITE is not set: ${unknown.join(', ')}`)

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
  const page = await browser.newPage({
    viewport: { width: 1600, height: 1000 },
    deviceScaleFactor: 1,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  for (const [name, address] of scenes.filter(([scene]) => args.length === 0 || args.includes(scene))) {
    const response = await page.goto(address)
    if (response && !response.ok()) throw new Error(`${address} answers ${response.status()}`)
    await page.evaluate(() => document.fonts.ready)
    const picture = await sharp(await page.screenshot())
      .png({ palette: true, quality: 92, effort: 9 })
      .toBuffer()
    await writeFile(new URL(`../../content/projects/${name}.png`, import.meta.url), picture)
    console.log(`content/projects/${name}.png: ${picture.length} bytes`)
  }
} finally {
  await browser.close()
}
