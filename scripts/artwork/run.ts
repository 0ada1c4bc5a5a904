/**
 * Gives covers and icons the colors of tokens.css: `npm run artwork`, or with names of folders, only these covers. The
 * same colors give the same pictures.
 */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { recolored } from './recolor.ts'
import { redrawn } from './topics.ts'

const names = process.argv.slice(2)

for await (const file of glob('content/articles/*/cover.svg')) {
  if (names.length > 0 && !names.includes(basename(dirname(file)))) continue
  const picture = await readFile(file, 'utf8')
  await writeFile(file, redrawn(picture) ?? recolored(picture))
  console.log(file)
}
if (names.length === 0) await import('./icons.ts')
