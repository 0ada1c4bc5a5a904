import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { inSite } from '../../../tests/support/other-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'styles-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'style.css')
const read = (css: string) => {
  writeFileSync(file, css)
  return inSite(folder, async () => (await import('./own-styles.ts')).readOwnStyles())
}

test.each([
  ['h1 { color: red }\nh2 {\n  color red;\n}', `${file}:3: this is not CSS: Unexpected token`],
  ['\n@import "other.css";', `${file}:2: @import fetches other.css`],
  ['h1 {\n  background: url(https://other.example/a.png)\n}', `${file}:2: https://other.example/a.png is no`],
  ['h1 { background: url(a.png) }', `${file}:1: a.png is no file of this site`],
])('%j is refused', async (css, message) => {
  await expect(read(css)).rejects.toThrow(message)
})

test.each(['', '\uFEFF'])('styles in order are taken, after %j', async (mark) => {
  expect(await read(`${mark}h1 { background: url(/wood.jpg) }`)).toBe('h1{background:url(/wood.jpg)}')
})
