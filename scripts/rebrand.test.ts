import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { words as businessWords } from '../app/components/business-facts.words.ts'
import { layoutWords } from '../app/components/layout.words.ts'
import { words as priceWords } from '../app/components/prices.words.ts'
import { words as aboutWords } from '../app/pages/about/about.words.ts'
import { pages } from '../app/pages.ts'
import { colorsFrom } from '../content/colors.ts'
import { author, facts } from '../content/facts.ts'
import { currency, formatPrice, prices, withVat } from '../content/prices.ts'
import { colors } from '../content/site/brand-file.ts'
import { copyProject } from '../tests/support/copy-project.ts'
import { missingTexts } from '../tests/support/missing-texts.ts'
import { answerLines } from './setup/answer-lines.ts'

/** The previous address, typed more widely than its literal values. */
const former: { town: string } = facts.address

const [firstPrice] = prices

/** The answers of a new owner to `npm run setup`, as in the README. */
const answers = {
  Brand: 'Nordvik Webb',
  'Your name': 'Åsa Ek',
  'Its short name': 'nordvik',
  Domain: 'nordvik.se',
  'E-mail': 'asa@nordvik.se',
  Phone: '08-123 456 78',
  Street: 'Storgatan 1',
  'Postal code': '352 30',
  Town: former.town === 'Växjö' ? 'Visby' : 'Växjö',
  Region: 'Kronoberg',
  'Your role, in English': 'Full-stack developer',
  'Your role, in Swedish': 'Fullstackutvecklare',
  'About you, paragraphs, in English': 'I grew up by the lake.; I have built for the web since 2015.',
  'About you, paragraphs, in Swedish': 'Jag växte upp vid sjön.; Jag har byggt för webben sedan 2015.',
  'Earlier employers or assignments, in English': 'Lakeside Hospital, 2015 to 2020',
  'Earlier employers or assignments, in Swedish': 'Sjösjukhuset, 2015 till 2020',
  'Memberships, in English': 'Dataföreningen',
  'Memberships, in Swedish': 'Dataföreningen',
  'Name in the register': 'Nordvik Webb AB',
  Organisation: '5560160680',
  VAT: 'SE556016068001',
  'Approved for F-tax': 'yes',
  'Liability insurance': 'Trygg, 10 million SEK',
  'Who steps in': 'Eva Berg',
  'Next week': '2099-W03',
  ...(firstPrice ? { [`Price excluding VAT in ${currency}: ${firstPrice.words.en.name}`]: '5100' } : {}),
  Middle: '56.88, 14.81',
  'Ways to meet': '-',
  Profiles: 'GitHub https://github.com/nordvik',
  'Who gets': 'post@nordvik.se',
} satisfies Record<string, string>

let folder: string
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const change = (file: string, edit: (text: string) => string) =>
  writeFileSync(join(folder, file), edit(read(file)))

/** Runs a script of the copy without the settings of this run. */
function run(script: string, options: readonly string[] = [], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options], {
    cwd: folder,
    encoding: 'utf8',
    input,
    env: { PATH: process.env.PATH },
    timeout: 240_000,
  })
  expect(status, `${script} ${options.join(' ')}\n${stdout}${stderr}`).toBe(0)
}

/** Creates an article; with `isDone` it is also filled in and published. */
function writeArticle(isDone: boolean, name: string, ...options: string[]) {
  run('scripts/article.ts', options)
  if (!isDone) return
  for (const language of ['en', 'sv']) {
    change(`example/articles/${name}/${language}.md`, (text) =>
      text.replaceAll(/TODO:?/g, () => options[0] ?? '').replace('draft: true\n', ''),
    )
  }
}

const newColor = '#7a3fb0'
const after = colorsFrom(newColor)

beforeAll(() => {
  folder = copyProject()
  run('scripts/setup.ts', [], answerLines(answers))
  change('example/brand.yaml', () => `color: '${newColor}'\n`)
  run('scripts/artwork/run.ts')
  writeArticle(
    true,
    'written-by-this-test',
    'Written by this test',
    '--sv',
    'Skriven av det här testet',
    '--category',
    'DevOps',
  )
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
  cpSync('example/projects/kodhamn/front.png', join(folder, 'example/portrait.png'))
  run('scripts/check-content.ts')
  run('scripts/build.ts')
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

const phonePattern = (phone: string) =>
  new RegExp([...phone.replace(/\D/g, '').replace(/^46|^0/, '')].join('[^\\d<>]{0,6}'))

const site = (path: string) => read(`build/site/${path}`)

describe('a rebranded site', () => {
  test.each([
    ['brand', new RegExp(RegExp.escape(facts.brand), 'i')],
    ['domain', new RegExp(RegExp.escape(new URL(facts.origin).host), 'i')],
    ['e-mail', new RegExp(RegExp.escape(facts.email), 'i')],
    ['phone', phonePattern(facts.phone)],
    // Without an owner's name the author is the brand.
    ['owner', new RegExp(RegExp.escape(author), 'i')],
    ['profiles', new RegExp(facts.social.map(({ url }) => RegExp.escape(url)).join('|'))],
    [
      'colors',
      new RegExp(
        `${colors.dark.ground}|${colors.dark.raised}|${colors.dark.beacon}|${colors.light.accent}`,
        'i',
      ),
    ],
  ])('no file contains the former %s', (_, former) => {
    expect(texts().length).toBeGreaterThan(150)
    expect(matchesOf(former)).toEqual([])
  })

  // Not every mention: county pages list the town, and one article is about it.
  test('no address is in the former town', () => {
    const { town } = former
    // Pages about that place keep naming it.
    const isNamed = globSync('app/{*,pages/!(location)/*}.words.ts').some((file) =>
      readFileSync(file, 'utf8').includes(town),
    )
    expect(matchesOf(new RegExp(`(addressLocality":|ADR[^\\n]*)"?${town}`))).toEqual([])
    for (const page of [
      'index',
      'sv',
      'about',
      'sv/about',
      'contact',
      'sv/contact',
      'faq',
      'sv/faq',
      'privacy',
      'sv/privacy',
    ]) {
      if (!isNamed) expect(site(`${page}.html`), page).not.toContain(town)
      expect(site(`${page}.html`), page).toContain(answers.Town)
    }
  })

  test('pages, structured data and the contact card have the new facts', () => {
    const contact = site('contact.html')
    for (const fact of [
      'Nordvik Webb',
      'asa@nordvik.se',
      '08\u2011123\u00a0456\u00a078',
      'Storgatan 1',
      '556016-0680',
    ])
      expect(contact).toContain(fact)
    expect(site('nordvik.vcf')).toMatch(/FN:Åsa Ek\r\n[\s\S]*TEL;TYPE=WORK,VOICE:\+46812345678\r\n/)
    expect(site('portfolio/nordvik.html')).toContain('https://nordvik.se/portfolio/nordvik')
    const [article = ''] = globSync('blog/*.html', { cwd: join(folder, 'build/site') })
    expect(site(article)).toContain('Åsa Ek')
    expect(site('site.webmanifest')).toContain(after.dark.ground)
    expect(contact).toContain(`name="theme-color" content="${after.dark.ground}"`)
    expect(site('icon.svg')).toContain(after.dark.beacon)
    expect(read('.env')).toContain('\nMAIL_TO=post@nordvik.se\n')
  })

  test('the person, the company and the prices stand where customers look for them', () => {
    const about = site('about.html')
    for (const fact of [
      '<h2>Åsa Ek</h2>',
      'Full-stack developer',
      'I have built for the web since 2015.',
      'Lakeside Hospital, 2015 to 2020',
      aboutWords.en.person.portrait('Åsa Ek'),
      businessWords.en.week(3, 2099),
      'Nordvik Webb AB',
      'Trygg, 10 million SEK',
      'Eva Berg',
      '"ProfilePage"',
      '"jobTitle":"Full-stack developer"',
    ])
      expect(about).toContain(fact)
    expect(site('sv/about.html')).toContain('Jag växte upp vid sjön.')
    // Short words with a hyphen stand in a span of their own.
    expect(site('sv.html').replaceAll(/<\/?span[^>]*>/g, '')).toContain(layoutWords.sv.footer.fTax)
    expect(about).toContain('"iso6523Code":"0007:5560160680"')
    expect(site('sv/faq.html')).toContain('Eva Berg')
    if (!firstPrice) return
    const price = (amount: number) => formatPrice({ ...firstPrice, amount }, amount, 'en')
    expect(site('offerings.html')).toContain(price(5100))
    expect(site('offerings.html')).toContain(priceWords.en.withVat(price(withVat(5100))))
    expect(site('faq.html')).toContain(price(5100))
  })

  test('nobody can book where no way to meet is left', () => {
    const paths = Object.values(pages.book).filter((path) => typeof path === 'string')
    for (const path of paths) expect(existsSync(join(folder, `build/site${path}.html`)), path).toBe(false)
    expect(matchesOf(new RegExp(`(${paths.join('|')})(?=["<#?]|\\.md)`))).toEqual([])
  })

  test('no page has an empty label, a separator without words, or a missing value', () => {
    for (const [file, text] of texts())
      if (file.endsWith('.html')) expect(missingTexts(text), file).toEqual([])
  })

  test.each([
    ['en', 'blog', '', '/blog/written-by-this-test', 'Written by this test'],
    ['sv', 'sv/blog', 'sv/', '/sv/blog/skriven-av-det-har-testet', 'Skriven av det här testet'],
  ])(
    'the new article is in the list, the sitemap, the feeds and the search (%s)',
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

  test('drafts and articles with a future date are not published', () => {
    expect(matchesOf(/half-a-thought|en-halv-tanke|half a thought|en halv tanke/i)).toEqual([])
    expect(matchesOf(/in-a-hundred-years|om-hundra-ar|in a hundred years|om hundra år/i)).toEqual([])
    expect(globSync('build/site/**/*{half-a-thought,hundred}*', { cwd: folder })).toEqual([])
  })
})
