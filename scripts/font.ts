/**
 * Reduces the heading font to the letters and the one weight that the site uses, because every first visit loads it.
 * Run `npm run font` after changing this.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const letters = `${ascii}\u00a0·ÄÅÉÖÜäåéöü–—‘’“”…`

const fullFont = await readFile(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)
const subset = await subsetFont(fullFont, letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: 650 },
  // The site uses no alternates or ligatures; kerning stays.
  noLayoutClosure: true,
})
await writeFile('app/styles/bricolage-grotesque.woff2', subset)
console.log(`app/styles/bricolage-grotesque.woff2: ${subset.length} bytes`)
