import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { themes } from '../../engine/core/site/colors.ts'
import { facts } from '../../engine/core/site/facts.ts'
import { site as ownSite } from '../../engine/core/site/site.ts'
import { styleguidePath } from '../../engine/shell/styleguide/path.ts'
import { startDevelopment } from '../../harness/start-npm.ts'
import { copyProject } from '../../tests/support/copy-project.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { rewrite } from '../../tests/support/other-site.ts'

/* `npm run dev` in a copy of the project, which begins without a folder of the owner's. */

// All sources are transformed anew.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 })

let folder: string
let dev: Awaited<ReturnType<typeof startDevelopment>>
beforeAll(async () => {
  folder = copyProject()
  dev = await startDevelopment('/', { folder, SITE_FOLDER: '' })
})
afterAll(() => {
  dev?.end()
  rmSync(folder, { recursive: true, force: true })
})

/** How long a restart may take on a busy machine, in milliseconds. */
const restart = 120_000

const site = (path: string) => join(folder, 'site', path)
const read = async (path: string) => {
  const response = await fetch(dev.url + path)
  expect([200, 404]).toContain(response.status)
  return response.text()
}
const write = (path: string, text: string) => {
  mkdirSync(dirname(site(path)), { recursive: true })
  writeFileSync(site(path), text)
}
/** Copies a folder of the site, with another name in its file. */
const copy = (from: string, to: string, file: string, change: (text: string) => string) => {
  const copied = join(folder, 'copied')
  cpSync(site(from), copied, { recursive: true })
  rewrite(join(copied, file), change)
  renameSync(copied, site(to))
}
const renamed = (name: string) => (text: string) =>
  text
    .replace(/^ {2}(slug|aliases): .*\n/gm, '')
    .replace(/^id: .*/m, 'id: 99')
    .replace(/(?<=^ {2}title: ).*/gm, () => name)
    .replace(/(?<=^(?:en|sv):\n(?: {2}.*\n)*? {2}name: ).*/gm, () => name)

test('a folder of the owner’s takes the place of the example, without a restart', async () => {
  expect(await read('/about')).not.toContain(facts.brand)
  cpSync('tests/fixtures/site', site('.'), { recursive: true })
  await eventually(async () => expect(await read('/about')).toContain(facts.brand), restart)
})

test('the style guide stands in both themes, with the styles and scripts of pages', async () => {
  const page = await read(styleguidePath)
  const [, styles = ''] = /<link [^>]*rel="stylesheet" href="([^"]+)"/.exec(page) ?? []
  const css = await read(styles)
  const parts = page.split('<section data-theme="').slice(1)
  for (const [index, theme] of themes.entries()) {
    expect(parts[index]).toMatch(new RegExp(`^${theme}".*<h1>${theme}</h1>.*>beacon<`, 's'))
    expect(css).toMatch(
      new RegExp(`\\n\\[data-theme="${theme}"\\] \\{[^}]*--ground:${ownSite.brand.colors[theme].ground};`),
    )
  }
  expect(css).toMatch(/\.styleguide_theme \{[^}]*background: var\(--ground\)/)
  for (const script of ['/engine/shell/inline-script.inline.ts', '/engine/shell/start.browser.tsx'])
    expect(await read(script)).toContain('import ')
})

test('a picture is made when a browser asks for it', async () => {
  const [path] = /\/assets\/shop-[^ ]+\.avif/.exec(await read('/portfolio/bakery')) ?? []
  const response = await fetch(`${dev.url}${path}`)
  expect(response.headers.get('Content-Type')).toBe('image/avif')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ compression: 'av1' })
})

test.each<[kind: string, path: string, shows: string, room: string, add: (room: string) => void]>([
  [
    'words',
    '/contact',
    'Said by me',
    'words/contact.yaml',
    (room) => write(room, 'en:\n  heading: Said by me\n'),
  ],
  [
    'a service',
    '/services/plans',
    'Plans of mine',
    'services/plans',
    (room) => copy('services/advice', room, 'service.yaml', renamed('Plans of mine')),
  ],
  [
    'a project',
    '/portfolio/orchard',
    'The orchard',
    'projects/orchard',
    (room) => copy('projects/bakery', room, 'project.yaml', renamed('The orchard')),
  ],
  [
    'a place',
    '/locations/valley',
    'In the valley',
    'places/valley',
    (room) => copy('places/coast', room, 'place.yaml', renamed('In the valley')),
  ],
  [
    'a question',
    '/faq',
    'Why is that?',
    'questions/why',
    (room) =>
      write(
        `${room}/questions.yaml`,
        `order: 9\n${['en', 'sv'].map((language) => `${language}: { heading: Why, items: [{ question: Why is that?, answer: So. }] }\n`).join('')}`,
      ),
  ],
  [
    'a draft',
    '/blog/a-draft',
    'Nobody reads this yet',
    'articles/a-draft',
    (room) =>
      copy('articles/moving-your-domain', room, 'en.md', (text) =>
        text.replace(
          /^id: .*\nonly: en\nslug: .*\ntitle: .*/m,
          'id: 99\nonly: en\ntitle: Nobody reads this yet\ndraft: true',
        ),
      ),
  ],
  [
    'a picture',
    '/about',
    '/assets/portrait-',
    'portrait.png',
    (room) => cpSync(site('projects/bakery/shop.png'), site(room)),
  ],
  ['a public file', '/plan.txt', 'The plan', 'public/plan.txt', (room) => write(room, 'The plan')],
])('%s appears, and goes, without a restart', async (_, path, shows, room, add) => {
  onTestFinished(() => rmSync(site(room), { recursive: true, force: true }))
  expect(await read(path)).not.toContain(shows)
  add(room)
  await eventually(async () => expect(await read(path)).toContain(shows))
  rmSync(site(room), { recursive: true })
  await eventually(async () => expect(await read(path)).not.toContain(shows))
})

test.each([
  ['a color', 'brand.yaml', (text: string) => text.replace(/^color: .*/m, "color: '#7a3fb0'")],
  ['the hours', 'facts.yaml', (text: string) => text.replace(/(?<=Friday.*closes: )'12:00'/, "'11:00'")],
])('an open tab is loaded again where %s changes', async (_, file, change) => {
  const token = /wsToken = "([^"]+)"/.exec(await read('/@vite/client'))?.[1]
  const tab = new WebSocket(`${dev.url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  onTestFinished(() => tab.close())
  let received = ''
  tab.onmessage = ({ data }) => {
    received += data
  }
  await read('/contact')
  await eventually(() => expect(received).toContain('connected'))
  rewrite(site(file), change)
  await eventually(() => expect(received).toContain('full-reload'))
})
