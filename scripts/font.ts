/** Cuts the heading face down to the letters that the site needs. Run `npm run font` after changing this list. */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const letters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0©«·»ÀÁÄÅÆÇÈÉËÍÑÓÖØÚÜßàáäåæçèéëíñóöøúü–—‘’“”…€→←'

const whole = await readFile(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)
const cut = await subsetFont(whole, letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 750, default: 400 } },
})
await writeFile('app/styles/bricolage-grotesque.woff2', cut)
console.log(`app/styles/bricolage-grotesque.woff2: ${cut.length} bytes`)
