import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pages } from '../../engine/addresses/pages.ts'
import { facts } from '../../engine/core/site/facts.ts'
import { picturesFolder } from '../../engine/core/site/folder.ts'
import { languages } from '../../engine/core/site/languages.ts'
import { manifest } from '../../harness/built-site.ts'
import { fontsOfHeading, webFont } from '../support/heading-font.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

const [first] = languages
const last = languages.at(-1) ?? first

/** The approved pictures: `npm run screenshots` updates them. */
async function approved() {
  const samples = manifest.articles.length > 0 ? await import('../support/sample-pages.ts') : undefined
  return [
    ['home', pages.home[first], 1440, 'dark'],
    ['home-sv', pages.home[last], 360, 'light'],
    ['offerings', pages.offerings[first], 1440, 'light'],
    ['service', samples?.service[first], 768, 'dark'],
    ['location', samples?.locationPaths[0], 1440, 'light'],
    ['portfolio', pages.portfolio[last], 768, 'light'],
    ['project', samples?.project[first], 1440, 'dark'],
    ['blog', pages.blog[last], 1440, 'dark'],
    ['article', samples?.article[first].path, 1440, 'light'],
    ['article-sv', samples?.article[last].path, 360, 'dark'],
    ['contact', pages.contact[last], 768, 'light'],
    ['not-found', '/nowhere', 360, 'dark'],
  ] as const
}

/**
 * The brand, and the width of a sentence in the system font when the pictures were taken. With another font every letter
 * differs, and a new owner has not approved pictures yet.
 */
const madeWith = `${picturesFolder}/made-with.json`

test('pages look as approved', async ({ page, site }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The first visit loads the heading font, which the next page shows.
  await page.goto(`${site.url}/faq`, { waitUntil: 'networkidle' })
  const lines = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return 0
    canvas.font = `100px ${getComputedStyle(document.body).fontFamily}`
    return Math.round(canvas.measureText('Flygande bäckasiner söka hwila på mjuka tuvor').width)
  })
  const current = `${JSON.stringify({ lines, brand: facts.brand }, undefined, 2)}\n`
  if (test.info().config.updateSnapshots === 'all') writeFileSync(madeWith, current)
  const approvedFor = existsSync(madeWith) ? readFileSync(madeWith, 'utf8') : ''
  test.skip(approvedFor !== current, 'the pictures are of another site, or of a system with another font')
  for (const [name, path, width, theme] of await approved()) {
    if (!path) continue
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.setViewportSize({ width, height: 900 })
    // On a busy machine the font comes later.
    await expect(async () => {
      await page.goto(path)
      expect(await fontsOfHeading(page)).toContainEqual(webFont)
    }).toPass()
    await whenLive(page)
    await page.evaluate(() => document.fonts.ready)
    await expect.soft(page).toHaveScreenshot(`${name}.png`, {
      maxDiffPixelRatio: 0.02,
      // They depend on the day.
      mask: [page.locator('time'), page.locator('[data-next-times]')],
    })
  }
})
