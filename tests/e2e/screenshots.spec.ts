import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { pages } from '../../app/pages.ts'
import { takeScreenshots, views } from '../../harness/take-screenshots.ts'
import { expect, test } from '../support/site-test.ts'

test('pages are photographed in each width and theme, zoomed, in forced colors and on paper', async ({
  browser,
  site,
}) => {
  const names = [360, 768, 1440].flatMap((width) => [`${width}-dark`, `${width}-light`])
  expect(views.map(({ name }) => name)).toEqual([
    ...names,
    ...['zoom-200', 'zoom-400', 'forced-colors', 'print'],
  ])
  const folder = mkdtempSync(join(tmpdir(), 'screenshots-'))
  const taken = views.filter(({ name }) => ['zoom-400', 'print'].includes(name))
  await takeScreenshots(browser, site.url, [pages.accessibility.sv], taken, folder)
  const pictures = globSync('sv_accessibility/*', { cwd: folder }).toSorted()
  expect(pictures).toEqual(['print.pdf', 'zoom-400.png'].map((name) => `sv_accessibility/${name}`))
  expect((await sharp(join(folder, 'sv_accessibility/zoom-400.png')).metadata()).width).toBe(1440)
  rmSync(folder, { recursive: true })
})
