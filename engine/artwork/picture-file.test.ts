import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { coverFault, coverFileIn, pictureFileIn, readPicture } from './picture-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const noise = { type: 'gaussian', mean: 100, sigma: 50 } as const
const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: '#123', noise } })
const kept = (name: string, content: Buffer | string) => {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'a %s has its size, and half of it is none',
  async (format) => {
    const content = await photo.clone().toFormat(format).toBuffer()
    expect(await readPicture(kept(`a.${format}`, content))).toEqual({ w: 300, h: 200, moves: false })
    const half = kept(`half.${format}`, content.subarray(0, content.length / 2))
    expect(await readPicture(half)).toEqual({
      wrong: expect.stringContaining('is no picture that can be read'),
    })
  },
)

test.each(['a.heic', 'a.JPG'])('HEIC in %s is named, with what to do', async (name) => {
  expect(await readPicture(kept(name, '\0\0\0\x18ftypheic'))).toEqual({
    wrong: expect.stringContaining('save or export it as JPEG'),
  })
})

test('a photo with a field that phones fill in wrongly is shown', async () => {
  const content = await photo.clone().jpeg().toBuffer()
  const startOfScan = content.indexOf(Buffer.from([0xff, 0xda]))
  content[startOfScan + 12] = 0
  expect(await readPicture(kept('phone.jpg', content))).toEqual({ w: 300, h: 200, moves: false })
})

test('a photo that was turned has the size that it is shown in', async () => {
  const turned = await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await readPicture(kept('turned.jpg', turned))).toEqual({ w: 200, h: 300, moves: false })
})

test.each([
  ["<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'/>", { w: 16, h: 9, moves: false }],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>', { w: 16, h: 9, moves: false }],
  ['<svg/>', { wrong: expect.stringContaining('draw it anew, with a viewBox') }],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><g>',
    { wrong: expect.stringContaining('is no') },
  ],
  ['', { wrong: expect.stringContaining('is no') }],
])('the drawing %j is read', async (drawing, picture) => {
  expect(await readPicture(kept('drawing.svg', drawing))).toEqual(picture)
})

test.each([
  [['cover.JPG'], 'cover.JPG'],
  [['Cover.Png', 'cover-morning.svg'], 'Cover.Png'],
  [['cover.svg', 'cover.webp'], 'cover.webp'],
  [['cover.SVG', 'cover.txt', 'cover.old.png'], 'cover.SVG'],
  [['cover.txt', 'cover-morning.svg', 'en.md'], undefined],
])('of %j the cover is %s', async (names, cover) => {
  const own = join(folder, names.join())
  mkdirSync(own)
  for (const name of names) kept(join(names.join(), name), 'text')
  expect(coverFileIn(own)).toBe(cover && join(own, cover))
  expect((await coverFault(own))?.file).toBe(cover ? join(own, cover) : own)
})

test('a name that macOS has written in its own way is found', () => {
  const file = kept('så.jpg'.normalize('NFD'), '')
  expect(pictureFileIn(folder, 'så')).toBe(file)
})
