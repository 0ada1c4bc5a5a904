import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { copyOfExample, inSite } from '../../tests/support/other-site.ts'

const folder = copyOfExample()
rmSync(join(folder, 'public'), { recursive: true, force: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, content: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), content)
}

/** What the site serves as it is, by path. */
const files = () => inSite(folder, async () => (await import('./public-files.ts')).publicFiles())

/** The color at the middle of the left edge, where the plate of an icon is. */
async function plateOf(icon: Buffer | undefined) {
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = Math.floor(info.height / 2) * info.width * info.channels
  return [...data.subarray(at, at + 3)]
}

test('icons are drawn in the colors of the brand, and give way to files of the owner', async () => {
  write('brand.yaml', "tokens: { dark: { raised: '#203040' } }\n")
  const drawn = await files()
  expect([...drawn.keys()]).toEqual([
    '/icon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ])
  expect(String(drawn.get('/icon.svg'))).toContain('fill="#203040"')
  expect(await plateOf(drawn.get('/icon-512.png'))).toEqual([0x20, 0x30, 0x40])

  write(
    'public/icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#a01020"/></svg>',
  )
  write('public/icon-192.png', 'of my own')
  write('public/robots.txt', 'of my own')
  write('public/.well-known/proof', 'of my own')
  write('public/.DS_Store', 'nobody needs it')
  const own = await files()
  expect(await plateOf(own.get('/apple-touch-icon.png'))).toEqual([0xa0, 0x10, 0x20])
  expect(String(own.get('/icon-192.png'))).toBe('of my own')
  expect([...own.keys()].filter((path) => !drawn.has(path)).sort()).toEqual([
    '/.well-known/proof',
    '/robots.txt',
  ])
})
