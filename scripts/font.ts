/** Makes the engine's fonts. Run `npm run font` after changing what they keep: engine/build/fonts/font-faces.ts. */
import { readFile, writeFile } from 'node:fs/promises'
import { engineHeadingFace, subsetHeadingFace, subsetTextFace } from '../engine/build/fonts/font-faces.ts'

const readFont = (name: string) =>
  readFile(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)

const fonts = [
  [engineHeadingFace, await subsetHeadingFace(await readFont('bricolage-grotesque'), 'woff2')],
  ['engine/design/styles/hanken-grotesk.woff2', await subsetTextFace(await readFont('hanken-grotesk'))],
] as const
for (const [file, font] of fonts) {
  await writeFile(file, font)
  console.log(`${file}: ${font.length} bytes`)
}
