/**
 * Gives the covers of articles and services the colors of brand.yaml, in both lights: `npm run artwork`, or with names of
 * folders, only these. The same colors give the same pictures. A cover of the owner's own stays as it is, in both themes.
 */

import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { siteFolder } from '../../content/site/folder.ts'
import { coverFiles, coverIn } from './covers.ts'
import { lights } from './palette.ts'

const names = process.argv.slice(2)

for await (const file of glob(`${siteFolder}/{articles,services}/*/${coverFiles.night}`)) {
  const folder = dirname(file)
  if (names.length > 0 && !names.includes(basename(folder))) continue
  const picture = await readFile(file, 'utf8')
  for (const light of lights) {
    const cover = coverIn(light, picture)
    if (!cover) continue
    await writeFile(join(folder, coverFiles[light]), cover)
    console.log(join(folder, coverFiles[light]))
  }
}
