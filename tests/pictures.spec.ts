import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test, whenLive } from './site.ts'

/** How the site looks, as it was approved: `npm run screenshots -- --approve` takes these pictures anew. */
const approved = [
  ['home', '/', 1440, 'dark'],
  ['home-sv', '/sv', 360, 'light'],
  ['offerings', '/offerings', 1440, 'light'],
  ['service', '/services/web-development', 768, 'dark'],
  ['location', '/sv/locations/kristianstad', 1440, 'light'],
  ['portfolio', '/sv/portfolio', 768, 'light'],
  ['project', '/portfolio/ngxpanel', 1440, 'dark'],
  ['blog', '/sv/blog', 1440, 'dark'],
  ['article', '/blog/effective-load-balancing-with-nginx', 1440, 'light'],
  ['article-sv', '/sv/blog/effektiv-lastbalansering-med-nginx', 360, 'dark'],
  ['contact', '/sv/contact', 768, 'light'],
  ['not-found', '/nowhere', 360, 'dark'],
] as const

/** Text is set in the system's face. Where that is another than when the pictures were made, every letter differs. */
const madeWith = 'tests/pictures/made-with.json'
const face = () =>
  existsSync(madeWith) ? (JSON.parse(readFileSync(madeWith, 'utf8')) as unknown) : undefined

for (const [name, path, width, theme] of approved) {
  test(`${name} looks as approved`, async ({ page, site }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme)
    await page.setViewportSize({ width, height: 900 })
    // From another page of the site, so that the heading face is there from the start.
    await page.goto(path, { referer: `${site.url}/` })
    await whenLive(page)
    const lines = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) return 0
      canvas.font = `100px ${getComputedStyle(document.body).fontFamily}`
      return Math.round(canvas.measureText('Flygande bäckasiner söka hwila på mjuka tuvor').width)
    })
    if (test.info().config.updateSnapshots === 'all') writeFileSync(madeWith, `{ "lines": ${lines} }\n`)
    test.skip(JSON.stringify(face()) !== JSON.stringify({ lines }), 'this system sets text in another face')
    await page.evaluate(() => document.fonts.ready)
    await expect(page).toHaveScreenshot(`${name}.png`, {
      maxDiffPixelRatio: 0.02,
      mask: [page.locator('time')],
    })
  })
}
