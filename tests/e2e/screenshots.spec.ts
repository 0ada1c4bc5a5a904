import { globSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { siteFolder } from '../../content/site/folder.ts'
import { buildFolder } from '../../server/build-folder.ts'
import { copyProject } from '../support/copy-project.ts'
import { npm } from '../support/npm.ts'

test('npm run screenshots takes a page in each width and theme, zoomed, in forced colors and on paper', async () => {
  const folder = copyProject()
  symlinkSync(resolve(buildFolder), join(folder, buildFolder))
  const settings = { SITE_FOLDER: siteFolder, BUILD_DIR: buildFolder }
  const { status, output } = npm('screenshots', folder, ['/about'], settings)
  expect(status, output).toBe(0)
  const pictures = globSync('*', { cwd: join(folder, 'screenshots/about') }).toSorted()
  const names = [360, 768, 1440].flatMap((width) => [`${width}-dark.png`, `${width}-light.png`])
  const others = ['zoom-200.png', 'zoom-400.png', 'forced-colors.png', 'print.pdf']
  expect(pictures).toEqual([...names, ...others].toSorted())
  for (const picture of pictures.filter((name) => name.endsWith('.png'))) {
    const { width } = await sharp(join(folder, 'screenshots/about', picture)).metadata()
    expect(width, picture).toBe(Number.parseInt(picture, 10) || 1440)
  }
  rmSync(folder, { recursive: true })
})
