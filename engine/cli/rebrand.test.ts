import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { copyProject, sourcesOf } from '../../tests/support/copy-project.ts'
import { missingTexts } from '../../tests/support/missing-texts.ts'
import { processEnvironment } from '../../tests/support/process-environment.ts'
import { factsSchema } from '../core/site/facts-schema.ts'

/** The answers of a new owner to `npm run setup`, as in docs/start.md; the address follows from the domain. */
const answers = {
  officeLanguage: 'sv',
  languages: ['en', 'sv'],
  brand: 'Nordvik Webb',
  owner: 'Åsa Ek',
  origin: 'nordvik.se',
  phone: '08-123 456 78',
  'address.town': 'Växjö',
  services: ['web-development'],
  openingHours: 'Mån-fre 9-17',
}

/** The facts of the example. */
const facts = factsSchema.parse(parse(readFileSync('example/site/facts.yaml', 'utf8')))

let folder: string
let before: ReturnType<typeof sourcesOf>
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Runs a script of the copy without the settings of this run. */
function run(script: string, options: readonly string[] = [], input = '') {
  const { PATH, NODE_COMPILE_CACHE } = processEnvironment
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd: folder,
    encoding: 'utf8',
    input,
    env: { PATH, NODE_COMPILE_CACHE },
    timeout: 240_000,
  })
  expect(status, `${script} ${options.join(' ')}\n${stdout}${stderr}`).toBe(0)
}

/** Creates an article; with `isDone` it is also filled in and published. */
function writeArticle(isDone: boolean, name: string, title: string, ...options: string[]) {
  run('engine/cli/article.ts', [title, ...options])
  for (const language of isDone ? ['en', 'sv'] : []) {
    const file = `site/articles/${name}/${language}.md`
    const text = read(file)
      .replaceAll(/TODO:?/g, () => title)
      .replace('draft: true\n', '')
    writeFileSync(join(folder, file), text)
  }
}

beforeAll(() => {
  folder = copyProject()
  before = sourcesOf(folder)
  run('engine/cli/setup.ts', [], JSON.stringify(answers))
  writeArticle(true, 'written-by-this-test', 'Written by this test', '--sv', 'Skriven av det här testet')
  writeArticle(false, 'half-a-thought', 'Half a thought', '--sv', 'En halv tanke')
  writeArticle(
    true,
    'in-a-hundred-years',
    'In a hundred years',
    '--sv',
    'Om hundra år',
    '--date',
    '2126-01-01',
  )
  // Any picture will do for a portrait.
  cpSync('tests/fixtures/site/projects/bakery/shop.png', join(folder, 'site/portrait.png'))
  for (const file of ['robots.txt', '.well-known/proof']) {
    mkdirSync(join(folder, 'site/public', dirname(file)), { recursive: true })
    writeFileSync(join(folder, 'site/public', file), 'of my own')
  }
  run('engine/cli/check.ts')
  run('engine/bin/kodhamn.js', ['build'])
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const texts = () =>
  globSync('build/{site/**/*.{html,xml,json,md,txt,vcf,js,css,svg,webmanifest},manifest.json}', {
    cwd: folder,
  }).map((file) => [file, read(file)] as const)

/** The files that match a pattern, each with the text around the match. */
const matchesOf = (pattern: RegExp) =>
  texts().flatMap(([file, text]) => {
    const index = text.search(pattern)
    return index < 0
      ? []
      : [`${file}: … ${text.slice(Math.max(0, index - 60), index + 60).replaceAll('\n', ' ')} …`]
  })

const anyOf = (...words: string[]) => new RegExp(words.map((word) => RegExp.escape(word)).join('|'), 'i')
const phonePattern = (phone: string) =>
  new RegExp([...phone.replace(/\D/g, '').replace(/^46|^0/, '')].join('[^\\d<>]{0,6}'))

const site = (path: string) => read(`build/site/${path}`)

describe('the site of a new owner', () => {
  test.each([
    ['brand', anyOf(facts.brand)],
    ['domain', anyOf(new URL(facts.origin).host)],
    ['e-mail', anyOf(facts.email)],
    ['phone', phonePattern(facts.phone)],
    ['profiles', anyOf(...facts.social.map(({ url }) => url))],
    ['claims', anyOf(facts.claims.en.uptime, facts.claims.sv.uptime)],
    ['address', new RegExp(`(addressLocality":|ADR[^\\n]*)"?${facts.address.town}`)],
  ])('has nothing of the example: %s', (_, former) => {
    expect(texts().length).toBeGreaterThan(60)
    expect(matchesOf(former)).toEqual([])
  })

  test('is made without a change outside its folder', () => {
    expect([...sourcesOf(folder)].filter(([file, text]) => before.get(file) !== text)).toEqual([])
    expect(existsSync(join(folder, 'site/page-dates.json'))).toBe(false)
  })

  test('has the files of its public folder, also in place of those of the engine', () => {
    const { files } = JSON.parse(read('build/manifest.json'))
    for (const path of ['/robots.txt', '/.well-known/proof']) {
      expect(site(path)).toBe('of my own')
      expect(files[path]).toMatchObject({ file: path })
    }
    expect(files['/icon.svg']).toMatchObject({ type: 'image/svg+xml' })
  })

  test('says who it is, where visitors, programs and customers look', () => {
    const contact = site('contact.html')
    for (const fact of ['Nordvik Webb', 'hej@nordvik.se', '08\u2011123\u00a0456\u00a078', 'Växjö'])
      expect(contact).toContain(fact)
    expect(site('nordvik-webb.vcf')).toMatch(/FN:Åsa Ek\r\n[\s\S]*TEL;TYPE=WORK,VOICE:\+46812345678\r\n/)
    expect(site('sitemap.xml')).toContain('<loc>https://nordvik.se/about</loc>')
  })

  test('has no page of booking where no way to meet is left', () => {
    expect(globSync('build/site/{book,sv/boka}*.html', { cwd: folder })).toEqual([])
    expect(matchesOf(/"\/(?:sv\/)?(?:book|boka)(?=["#?])/)).toEqual([])
  })

  test('has no page with an empty label, a separator without words, or a missing value', () => {
    for (const [file, text] of texts())
      if (file.endsWith('.html')) expect(missingTexts(text), file).toEqual([])
  })

  test('has no link to a page that is not there', () => {
    const pages = new Set(
      globSync('build/site/**/*', { cwd: folder }).map((file) => file.slice('build/site'.length)),
    )
    const lost = texts().flatMap(([file, text]) =>
      file.endsWith('.html')
        ? [...text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].flatMap(([, path = '']) =>
            path === '/' || pages.has(path) || pages.has(`${path}.html`) ? [] : [`${file}: ${path}`],
          )
        : [],
    )
    expect(lost).toEqual([])
  })

  test.each([
    ['en', 'blog', '', '/blog/written-by-this-test', 'Written by this test'],
    ['sv', 'sv/blog', 'sv/', '/sv/blog/skriven-av-det-har-testet', 'Skriven av det här testet'],
  ])(
    'has the new article in the list, the sitemap, the feeds and the search (%s)',
    (language, list, prefix, path, title) => {
      expect(site(`${path}.html`)).toContain(`<h1>${title}</h1>`)
      expect(site(`${list}.html`)).toContain(`href="${path}"`)
      expect(site('sitemap.xml')).toContain(`<loc>https://nordvik.se${path}</loc>`)
      for (const feed of ['feed.xml', 'atom.xml', 'feed.json'])
        expect(site(`${prefix}${feed}`)).toContain(`https://nordvik.se${path}`)
      expect(site(`search/${language}.json`)).toContain(`"path":"${path}"`)
      expect(
        globSync(`build/site/share/${language}/post-written-by-this-test.*`, { cwd: folder }),
      ).toHaveLength(1)
    },
  )

  test('publishes no drafts and no articles with a future date', () => {
    expect(matchesOf(/half-a-thought|en-halv-tanke|half a thought|en halv tanke/i)).toEqual([])
    expect(matchesOf(/in-a-hundred-years|om-hundra-ar|in a hundred years|om hundra år/i)).toEqual([])
  })
})
