/** Makes the engine's heading font. Run `npm run font` after changing what it keeps: vite/heading-face.ts. */
import { readFile, writeFile } from 'node:fs/promises'
import { engineHeadingFace, subsetHeadingFace } from '../vite/heading-face.ts'

const fullFont = await readFile(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)
const subset = await subsetHeadingFace(fullFont, 'woff2')
await writeFile(engineHeadingFace, subset)
console.log(`${engineHeadingFace}: ${subset.length} bytes`)
