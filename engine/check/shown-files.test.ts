import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { inSite } from '../../tests/support/other-site.ts'

const project = 'projects/bakery'

/** A small site, with a picture of a project in place of `shop.png`. */
function siteWith(change: (folder: string) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('tests/fixtures/site', folder, { recursive: true })
  rmSync(join(folder, project, 'shop.png'))
  change(folder)
  return folder
}

const faultsOf = (folder: string) =>
  inSite(folder, async () => {
    const { reportFiles } = await import('./shown-files.ts')
    const lines: string[] = []
    await reportFiles((file, line, what) => lines.push(`${basename(file)}:${line}: ${what}`))
    return lines
  })

const shop = (name: string, content: string | Buffer) => (folder: string) =>
  writeFileSync(join(folder, project, name), content)
const picture = (kind: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif', width = 40) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#c00' } })
    .toFormat(kind)
    .toBuffer()

test.each([
  ['shop.PNG', 'png'],
  ['shop.jpg', 'jpeg'],
  ['shop.JPEG', 'jpeg'],
  ['shop.Webp', 'webp'],
  ['shop.avif', 'avif'],
  ['shop.gif', 'gif'],
  // What it is named does not matter.
  ['shop.jpg', 'png'],
] as const)('%s with %s in it is a picture', async (name, kind) => {
  const content = await picture(kind)
  expect(await faultsOf(siteWith(shop(name, content)))).toEqual([])
})

const missing = [6, 7, 8].map((line) => expect.stringContaining(`project.yaml:${line}: `))

test.each([
  ['nothing', () => undefined, missing],
  ['a drawing', shop('shop.svg', '<svg viewBox="0 0 9 9"/>'), missing],
  ['a folder', (folder: string) => mkdirSync(join(folder, project, 'shop.png')), missing],
  [
    'a link to nothing',
    (folder: string) => symlinkSync('gone.png', join(folder, project, 'shop.png')),
    [...missing, expect.stringContaining('shop.png:1: this link leads out of the folder, or nowhere')],
  ],
  [
    'text',
    shop('shop.png', 'a picture'),
    [expect.stringMatching(/^shop\.png:1: is no picture.*: save it anew$/)],
  ],
  ['nothing in it', shop('shop.png', ''), [expect.stringMatching(/^shop\.png:1: is no picture/)]],
  [
    'half of it',
    async (folder: string) => {
      const whole = await picture('jpeg', 4000)
      shop('shop.jpg', whole.subarray(0, whole.length / 2))(folder)
    },
    [expect.stringMatching(/^shop\.jpg:1: is no picture/)],
  ],
] as const)('%s in place of a picture is named', async (_, change, faults) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const site = siteWith(() => undefined)
  await change(site)
  expect(await faultsOf(site)).toEqual(faults)
})

test('a portrait and the cover of a service that cannot be read are named', async () => {
  const site = siteWith((folder) => {
    shop('shop.png', '')(folder)
    rmSync(join(folder, project), { recursive: true })
    writeFileSync(join(folder, 'portrait.jpg'), 'me')
    writeFileSync(join(folder, 'services/advice/cover.png'), 'a cover')
  })
  expect(await faultsOf(site)).toEqual([
    expect.stringContaining('portrait.jpg:1: is no picture'),
    expect.stringContaining('cover.png:1: is no picture'),
  ])
})

test('a drawing that does something else than draw is named wherever it lies', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'
  const site = siteWith((folder) => {
    rmSync(join(folder, project), { recursive: true })
    for (const file of ['public/plan.svg', 'articles/a-quiet-server/cover.svg'])
      writeFileSync(join(folder, file), drawing)
  })
  expect(await faultsOf(site)).toEqual([
    expect.stringContaining('cover.svg:1: this drawing holds <script>'),
    expect.stringContaining('plan.svg:1: this drawing holds <script>'),
  ])
})
