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
  const taken = views.filter(({ name }) => ['360-dark', 'zoom-400', 'forced-colors', 'print'].includes(name))
  await takeScreenshots(browser, site.url, [pages.accessibility.sv], taken, folder)
  const pictures = globSync('sv_accessibility/*', { cwd: folder }).toSorted()
  expect(pictures).toEqual(
    ['360-dark.png', 'forced-colors.png', 'print.pdf', 'zoom-400.png'].map(
      (name) => `sv_accessibility/${name}`,
    ),
  )
  for (const [name, width] of [
    ['360-dark', 360],
    ['forced-colors', 1440],
    ['zoom-400', 1440],
  ] as const)
    expect((await sharp(join(folder, `sv_accessibility/${name}.png`)).metadata()).width, name).toBe(width)
  rmSync(folder, { recursive: true })
})
