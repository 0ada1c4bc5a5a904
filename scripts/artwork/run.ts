/**
 * Draws covers and icons in the colours of tokens.css: `npm run artwork`, or covers only, by the names of their folders.
 * Same pictures on every run.
 */
import { glob, readdir, readFile, writeFile } from 'node:fs/promises'
import { redrawn } from './topics.ts'

const folder = new URL('./covers/', import.meta.url)
const covers = (await readdir(folder)).map((file) => file.replace(/\.ts$/, '')).sort()
const wanted = process.argv.slice(2)

for (const name of covers.filter((cover) => wanted.length === 0 || wanted.includes(cover))) {
  const { draw } = await import(new URL(`${name}.ts`, folder).href)
  const picture: string = draw()
  await writeFile(new URL(`../../content/articles/${name}/cover.svg`, import.meta.url), picture)
  console.log(`content/articles/${name}/cover.svg: ${picture.length} bytes`)
}
if (wanted.length === 0) {
  for await (const cover of glob('content/articles/*/cover.svg')) {
    const picture = redrawn(await readFile(cover, 'utf8'))
    if (picture) await writeFile(cover, picture)
  }
  await import('./icons.ts')
}
