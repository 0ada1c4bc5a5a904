import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { copyOfExample, inSite, offerOnly } from '../../tests/support/other-site.ts'

const folder = copyOfExample()
offerOnly(folder, ['repairs', 'plain', 'colored', 'both'])
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}
const photo = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'
const article = (more = '') => `---\nid: 1\nonly: en\ntitle: A\ndate: 2024-01-01\n${more}---\n`

const read = (showsUnpublished = false) =>
  inSite(folder, async () => (await import('./pictures.ts')).readPictures({ showsUnpublished }))

test.each<[file: string, size: [number, number, number?], webp: string | undefined, avif: string]>([
  ['services/repairs/Cover.JPG', [1800, 900], '1200×600', '800 1200 1600'],
  ['projects/panel/rules.jpg', [1800, 900], '1200×600', '800 1200 1600'],
  ['projects/panel/vår bild.jpg', [1800, 900], '1200×600', '800 1200 1600'],
  ['projects/panel/rules-near-sv.jpg', [1800, 900], '1200×600', '800 1200'],
  ['projects/panel/rules-morning.jpg', [1800, 900], undefined, '800 1200 1600'],
  ['projects/panel/rules-near-narrow.jpg', [1800, 901], undefined, '400 800 1200'],
  ['portrait.jpeg', [1800, 900], '800×400', '400 800 1200'],
  // None is larger than it was, or lies on its side.
  ['projects/panel/small.jpg', [1000, 500], '1000×500', '800 1000'],
  ['projects/panel/tiny.jpg', [90, 60], '90×60', '90'],
  ['projects/panel/turned.jpg', [900, 600, 6], '600×900', '600'],
  ['projects/panel/scrolled.jpg', [100, 20_000], '81×16200', '81'],
  ['projects/panel/så.jpg'.normalize('NFD'), [90, 60], '90×60', '90'],
  ['Hero.JPG', [1800, 900], '1200×600', '800 1200 1600'],
])('%s is made in the widths of its kind', async (file, size, webp, avif) => {
  write(file, await photo(...size))
  const name = file
    .normalize()
    .replace(/\.\w+$/, '')
    .replace(/Cover|Hero/, (word) => word.toLowerCase())
  const { pictures, files } = await read()
  const picture = pictures[name]
  const sizesOf = async (path = '') => {
    const { format, compression, width, height } = await sharp(await files.get(path)?.()).metadata()
    return { format: compression ?? format, size: `${width}×${height}` }
  }
  expect(picture?.avif?.replace(/\/\S+ (\d+)w,?/g, '$1')).toBe(avif)
  expect(await sizesOf(picture?.src)).toEqual({
    format: webp ? 'webp' : 'av1',
    size: `${picture?.w}×${picture?.h}`,
  })
  if (webp) expect(`${picture?.w}×${picture?.h}`).toBe(webp)
  for (const candidate of picture?.avif?.split(', ') ?? []) {
    const [path, width = ''] = candidate.split(' ')
    expect(await sizesOf(path)).toMatchObject({
      format: 'av1',
      size: expect.stringMatching(`^${width.replace('w', '')}×`),
    })
  }
})

test('phones have a part of a picture of a project where the owner gives none', async () => {
  write('projects/shop/wide.JPG', await photo(1000, 2000, 6))
  write('projects/shop/tall.jpg', await photo(900, 1000))
  for (const name of ['own', 'own-near', 'own-narrow'])
    write(`projects/shop/${name}.png`, await photo(900, 300))
  const { pictures, files } = await read()
  const made = Object.keys(pictures).filter((name) => /^projects\/shop\/.*narrow$/.test(name))
  expect(made.sort()).toEqual(['projects/shop/own-narrow', 'projects/shop/wide-narrow'])
  const { src = '', avif } = pictures['projects/shop/wide-narrow'] ?? {}
  expect(avif?.replace(/\/\S+ /g, '')).toBe('400w, 800w')
  expect(await sharp(await files.get(src)?.()).metadata()).toMatchObject({ width: 800, height: 1000 })
})

test('a drawing is served as it is, or in the colors of its theme, where no photo is', async () => {
  const fill = (color: string) =>
    drawing.replace(
      '/>',
      () => `><style>.a { fill: ${color} } /* night: black; morning: white */</style></svg>`,
    )
  write('services/plain/cover.svg', drawing)
  for (const name of ['cover.svg', 'Cover-Morning.svg']) write(`services/colored/${name}`, fill('#c0ffee'))
  for (const name of ['cover.svg', 'cover-morning.svg']) write(`services/both/${name}`, drawing)
  write('services/both/cover.png', await photo(90, 60))
  write('hero.svg', drawing)
  write('hero.png', await photo(90, 60))
  const { pictures, files } = await read()
  const shown = async (name: string) => String(await files.get(pictures[`services/${name}`]?.src ?? '')?.())
  expect(pictures['services/plain/cover']).toMatchObject({ w: 16, h: 9 })
  expect(await shown('plain/cover')).toBe(drawing)
  expect(await shown('colored/cover')).toBe(fill('#000000'))
  expect(await shown('colored/cover-morning')).toBe(fill('#ffffff'))
  expect(pictures['services/both/cover']?.src).toMatch(/\.webp$/)
  expect(pictures.hero?.src).toMatch(/\.webp$/)
  expect(pictures['services/both/cover-morning']).toBeUndefined()
})

test('a name tells what is in the file, and the pictures of a draft are made in development alone', async () => {
  const covers = async (isDraft: boolean) => {
    const { pictures } = await read(isDraft)
    return ['one', 'two', 'draft'].map((name) => pictures[`articles/${name}/cover`]?.src)
  }
  for (const name of ['one', 'two', 'draft']) {
    write(`articles/${name}/en.md`, article(name === 'draft' ? 'draft: true\n' : ''))
    write(`articles/${name}/cover.jpg`, await photo(40, 20))
  }
  const [one, two, draft] = await covers(false)
  expect([two, draft]).toEqual([one, undefined])
  write('articles/two/cover.jpg', await photo(40, 30))
  expect(await covers(true)).toEqual([one, expect.not.stringMatching(`^${one}$`), one])
})
