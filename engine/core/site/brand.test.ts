import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inSite } from '../../../tests/support/other-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What follows from a brand.yaml. */
const read = (yaml: string) => {
  writeFileSync(join(folder, 'brand.yaml'), yaml)
  return inSite(folder, async () => (await import('./brand.ts')).readBrand())
}

const file = join(folder, 'brand.yaml')

test.each([
  ['color: #2456a6', `${file}:1: color: is empty: write a color such as '#2456a6', with the quotes`],
  ["color: 'blue'", `${file}:1: color: write a color such as`],
  ['hero: sun', `${file}:1: hero: write lighthouse or none`],
  ["color: '#12'", `${file}:1: color: write a color such as`],
  [
    "color: '#123'\ntokens:\n  dark:\n    grund: '#000'",
    `${file}:4: tokens.dark.grund: there is no such field`,
  ],
  ['tokens:\n  light:\n    text: 12', `${file}:3: tokens.light.text: write a color such as`],
  [
    "color: '#123'\ntokens:\n  light:\n    # too pale\n    quiet: '#8090a0'",
    `${file}:5: tokens.light.quiet: in the light theme quiet on sunken has a contrast of 2.72, needed is 7: set a darker quiet or a lighter sunken`,
  ],
  [
    "tokens:\n  dark:\n    beacon: '#777'\n    on-beacon: '#888'",
    `${file}:4: tokens.dark.on-beacon: in the dark theme on-beacon on beacon has a contrast of 1.26, needed is 4.5`,
  ],
  // A ground on which no text can be read.
  [
    "tokens:\n  dark:\n    ground: '#888888'",
    `${file}:3: tokens.dark.ground: in the dark theme text on ground`,
  ],
])('%j is refused', async (yaml, message) => {
  await expect(read(yaml)).rejects.toThrow(message)
})

test('a token wins over what follows from the color, in its theme alone', async () => {
  const { dark, light } = (await read("color: '#2456a6'\ntokens: { dark: { sea: '#FB5' } }")).colors
  expect(dark.sea).toBe('#ffbb55')
  expect(light.beacon).toBe('#2456a6')
  expect(light.sea).not.toBe(dark.sea)
})

const shapes = '<!-- a dot --><circle cx="8" cy="8" r="4" fill="#c00"/>'

test('the mark is the drawing that brand.yaml names', async () => {
  writeFileSync(
    join(folder, 'mark.svg'),
    `<?xml version="1.0"?>\n<svg viewBox="0 0 16 16" width="16" stroke="currentColor">${shapes}</svg>\n`,
  )
  expect((await read('mark: mark.svg')).mark).toEqual({
    viewBox: '0 0 16 16',
    drawing: '<g stroke="currentColor"><circle cx="8" cy="8" r="4" fill="#c00"></circle></g>',
  })
  expect((await read('{}')).mark).toBeUndefined()
})

test.each([
  [undefined, 'there is no mark.svg in this folder'],
  [`<svg>${shapes}</svg>`, 'mark.svg is no SVG with a viewBox'],
  ['<svg viewBox="0 0 9 9"><path onclick="x()"/></svg>', 'mark.svg holds onclick="x()", and stands in pages'],
])('the drawing %j is no mark', async (drawing, message) => {
  rmSync(join(folder, 'mark.svg'), { force: true })
  if (drawing) writeFileSync(join(folder, 'mark.svg'), drawing)
  await expect(read("color: '#123'\nmark: mark.svg")).rejects.toThrow(`${file}:2: mark: ${message}`)
})

test('the face of headings is a font file beside brand.yaml', async () => {
  writeFileSync(join(folder, 'no.woff2'), 'text')
  await expect(read('headingFace: no.woff2')).rejects.toThrow(`${file}:1: headingFace: no.woff2 is no font`)
  await expect(read('headingFace: gone.ttf')).rejects.toThrow('there is no gone.ttf in this folder')
  await expect(read('headingFace: Georgia')).rejects.toThrow('name a font file in this folder')
  copyFileSync(
    'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    join(folder, 'face.woff2'),
  )
  expect((await read('headingFace: face.woff2')).headingFace).toBe('face.woff2')
})
