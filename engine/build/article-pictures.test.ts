import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { withPictures } from './article-pictures.ts'
import type { PictureFiles } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'article-'))
afterAll(() => rmSync(folder, { recursive: true }))

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } }).withMetadata({ orientation: 6 })
writeFileSync(join(folder, 'Vår hylla.JPG'), await photo(3000, 4000).jpeg().toBuffer())
writeFileSync(join(folder, 'så.jpg'.normalize('NFD')), await photo(30, 20).jpeg().toBuffer())
const frames = await Promise.all(
  ['#c00', '#0c0'].map((background) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer(),
  ),
)
for (const kind of ['gif', 'webp'] as const)
  writeFileSync(
    join(folder, `moves.${kind}`),
    await sharp(frames, { join: { animated: true } })
      .toFormat(kind)
      .toBuffer(),
  )
writeFileSync(join(folder, 'phone.heic'), '    ftypheic')

const shown = async (html: string, markdown = '') => {
  const files: PictureFiles = new Map()
  const texts = await withPictures({ html, markdown }, join(folder, 'en.md'), files)
  return { ...texts, files }
}

test.each([
  ['', 'width="400" height="100"'],
  [' width="200"', 'width="200" height="50"'],
  [' height="50"', 'height="50" width="200"'],
])('a picture of public/ with%s says how large it is', async (written, size) => {
  const { html } = await shown(`<figure><img src="/plan.PNG" alt="A"${written}></figure>`)
  expect(html).toMatch(
    new RegExp(
      `^<figure><picture><source type="image/avif" srcset="/assets/plan-photo-400-[\\w-]+.avif 400w" sizes=".*"><img src="/assets/plan-photo-400-[\\w-]+.webp" alt="A" ${size} loading="lazy"></picture></figure>$`,
    ),
  )
})

test('a large photo beside the article is made smaller, as it was held, and the Markdown names it', async () => {
  const written = '![A](<Vår hylla.JPG> "T") `![](<Vår hylla.JPG>)`'
  const { html, markdown, files } = await shown('<img src="V%C3%A5r%20hylla.JPG" alt="A">', written)
  const [, src = ''] = /<img src="([^"]+)" alt="A" width="1200" height="900"/.exec(html) ?? []
  expect(html).toMatch(/ 800w, .* 1200w, .* 1600w"/)
  expect(markdown).toBe(`![A](<${src}> "T") \`![](<Vår hylla.JPG>)\``)
  expect(await sharp(await files.get(src)?.()).metadata()).toMatchObject({ width: 1200, height: 900 })
})

test('a name that macOS has written in its own way is found', async () => {
  expect((await shown('<img src="s%C3%A5.jpg" alt="A">')).html).toContain('width="20" height="30"')
})

test.each(['gif', 'webp'])('a %s that moves is served as it is', async (kind) => {
  const { html, files } = await shown(`<img src="./moves.${kind}" alt="">`)
  expect(html).toMatch(
    new RegExp(`^<img src="/assets/moves-[\\w-]+\\.${kind}" alt width="40" height="30" loading="lazy">$`),
  )
  expect([...files]).toHaveLength(1)
})

test.each([
  '<p><code>&lt;img src="/plan.PNG"></code></p>',
  '<img src="/lost.png" alt="B">',
  '<img src="phone.heic" alt="C">',
])('%s stays as it is', async (html) => {
  expect(await shown(html)).toMatchObject({ html, files: new Map() })
})
