/**
 * Gives covers and icons the colors of brand.yaml, covers in both lights: `npm run artwork`, or with names of folders, only
 * these covers. The same colors give the same pictures. A cover of the owner's own stays as it is, in both themes.
 */

import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { siteFolder } from '../../content/site/folder.ts'
import { coverFiles, coverIn } from './covers.ts'
import { lights } from './palette.ts'
import { recolored } from './recolor.ts'

const names = process.argv.slice(2)

for await (const file of glob(`${siteFolder}/articles/*/${coverFiles.night}`)) {
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
if (names.length === 0) {
  const person = 'app/illustrations/person'
  const night = await readFile(`${person}.svg`, 'utf8')
  await writeFile(`${person}.svg`, recolored(night, 'night') ?? night)
  await writeFile(`${person}-morning.svg`, recolored(night, 'morning') ?? night)
  await import('./icons.ts')
}
