/**
 * `npm run screenshots`: updates the pictures that `npm test` compares the site with (site/screenshots): look at them before they
 * are committed.
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, renameSync } from 'node:fs'
import sharp from 'sharp'
import { picturesFolder } from '../engine/core/site/folder.ts'
import { findTestBrowser } from '../harness/browser.ts'

function run(...command: string[]) {
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findTestBrowser() },
  })
  if (status !== 0) process.exit(1)
}

run('--env-file-if-exists=.env', 'pack/build-once.ts')
mkdirSync(picturesFolder, { recursive: true })
run(
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=tests/every-site/every-site.config.ts',
  'pictures.spec.ts',
  '--update-snapshots=all',
  '--reporter=line',
)
// In the repository, they have a reduced palette.
for (const file of globSync(`${picturesFolder}/*.png`)) {
  await sharp(file).png({ palette: true, colours: 128, dither: 0, effort: 10 }).toFile(`${file}.new`)
  renameSync(`${file}.new`, file)
}
console.log(`The pictures in ${picturesFolder} are new: look at them before they are committed`)
