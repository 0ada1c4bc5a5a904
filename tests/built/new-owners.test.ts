import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { selectAll } from 'hast-util-select'
import { toString as textOf } from 'hast-util-to-string'
import { toText } from 'hast-util-to-text'
import pMap from 'p-map'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { listed } from '../../engine/cli/setup/ask.ts'
import type { Answer } from '../../engine/cli/setup/questions.ts'
import { readOptions, setUp } from '../../engine/cli/setup/set-up.ts'
import { rewrite } from '../support/other-site.ts'
import { processEnvironment } from '../support/process-environment.ts'

/* Who has only answered the questions of setup reads no claim on the new site that was not among the answers. */

interface Owner {
  brand: string
  town: string
  answers?: Record<string, Answer>
  /** With a project, an article, questions and places of the site of the tests. */
  hasWork?: boolean
}

const asked = {
  phone: '08-123 456 78',
  openingHours: 'Mon-Fri 9-17',
  'booking.kinds': ['phone'],
  services: [],
} satisfies Record<string, Answer>

const owners: readonly Owner[] = [
  { brand: 'Ten Answers', town: 'Linköping' },
  {
    brand: 'Data',
    town: 'Umeå',
    answers: {
      'trade.en': 'data engineer',
      'trade.sv': 'dataingenjör',
      'booking.kinds': ['video'],
      services: ['it-consulting'],
    },
  },
  { brand: 'Security', town: 'Luleå', answers: { 'booking.kinds': [], services: ['infrastructure'] } },
  { brand: 'Office Support', town: 'Gävle', answers: { 'booking.kinds': ['visit'] }, hasWork: true },
  { brand: 'Embedded', town: 'Västerås', answers: { 'booking.kinds': [] }, hasWork: true },
  {
    brand: 'Teaching',
    town: 'Uppsala',
    answers: {
      'trade.en': 'instructor',
      'trade.sv': 'utbildare',
      'booking.kinds': ['video', 'visit'],
      newsletter: false,
    },
  },
  { brand: 'Web', town: 'Växjö', answers: { services: ['web-development'] } },
  { brand: 'Hand to Hand', town: 'Örebro', answers: { services: ['automation'], newsletter: false } },
  {
    brand: 'All Four',
    town: 'Kalmar',
    answers: { services: ['web-development', 'infrastructure', 'automation', 'it-consulting'] },
  },
  { brand: 'Nothing', town: 'Borås', answers: { 'booking.kinds': [], newsletter: false } },
]

const kindsOf = ({ answers }: Owner) => String(answers?.['booking.kinds'] ?? asked['booking.kinds'])

/** What a page claims, why no page of the engine may say so, and who may. */
const claims: readonly { what: string; why: string; words: RegExp; by?: (owner: Owner) => boolean }[] = [
  {
    what: 'a trade',
    why: 'The services say what is done, and the answers who does it.',
    words:
      /websites\b|web develop|full-?stack|DevOps|automat(?:e|ing|ion)\b|managed servers|infrastructure|webbplatser\b|hemsida|webbutveck|fullstack|automatiser|serverdrift|IT-drift|infrastruktur|writes? the code|skriver koden|I build\b|jag bygger/gi,
  },
  {
    what: 'another trade',
    why: 'Setup asks what the owner is, and offers the IT consultant.',
    words: /consultan(?:t|cy)\b|konsult(?:en)?\b|(?-i:\bIT\b)|\bit-/gi,
    by: ({ answers }) => answers?.['trade.en'] === undefined,
  },
  {
    what: 'several of what there is one of',
    why: 'An owner begins with one project, one article, one place.',
    words:
      /\bA selection of|all projects|featured projects|each area|towns I|ett urval|alla projekt|utvalda|varje område|orter där/gi,
  },
  {
    what: 'a tool',
    why: 'Nobody has said what is worked with.',
    words: /Nginx|Ansible|React\b|TypeScript|Node\.js|WordPress|Docker|PostgreSQL|Microsoft 365|Lighthouse/gi,
  },
  {
    what: 'a region',
    why: 'Only the county of the town is known.',
    words: /Skåne|Blekinge|Sölvesborg|southern Sweden|södra Sverige|all of Sweden|hela Sverige/gi,
  },
  {
    what: 'where data is handled',
    why: 'Nobody has said where the server is, nor who sends its mails.',
    words: /inside the EU|inom EU/gi,
  },
  {
    what: 'a price',
    why: 'Setup leaves prices empty, and with them every sentence on what is paid and how.',
    words:
      /\bSEK \d|\d kr\b|\bVAT\b(?! number)|exkl\.? moms|fixed price|fast pris|by the hour|per timme|prices? (?:is|are) on|priserna finns/gi,
  },
  {
    what: 'that a consultation is free',
    why: 'Setup asks for it together with the ways to meet.',
    words:
      /free consultation|gratis konsultation|consultation is free|konsultationen är gratis|costs? nothing/gi,
    by: (owner) => kindsOf(owner).length > 0,
  },
  {
    what: 'a meeting by phone',
    why: 'The answer names the ways to meet.',
    words: /(?:talk|For a)[^.]* phone call|talk[^.]* by phone|samtalet [^.]*per telefon|på telefon\b/gi,
    by: (owner) => kindsOf(owner).includes('phone'),
  },
  {
    what: 'a meeting by video',
    why: 'The answer names the ways to meet.',
    words: /by video|via video|remotely|på distans/gi,
    by: (owner) => kindsOf(owner).includes('video'),
  },
  {
    what: 'a visit',
    why: 'The answer names the ways to meet.',
    words: /in person|on site\b|come to you|hos dig\b|på plats\b|kommer till dig/gi,
    by: (owner) => kindsOf(owner).includes('visit'),
  },
  {
    what: 'who steps in',
    why: 'Nobody is named who would.',
    words: /steps? in\b|stands? in\b|another consultant|hoppar in|ersättare|annan konsult/gi,
  },
  {
    what: 'terms of contract',
    why: 'What passes to the customer, and what an agreement holds, is for the owner to promise.',
    words:
      /copyright|upphovsrätt|in your company’s name|står på ditt företag|service agreement|serviceavtal|guarantee|garanti/gi,
  },
  {
    what: 'a figure of the business',
    why: 'Claims are empty: years, projects, customers, deliveries and percentages leave with their sentences.',
    words:
      /\d\+?\s?%|\b\d+\+? (?:years of|års erfarenhet|projects|projekt|clients|kunder|weeks|veckor)\b|24\/7|\b(?:two|three|four) (?:services|kinds|e-mails)|(?:två|tre|fyra) (?:tjänster|slags|mejl)/gi,
  },
  {
    what: 'a newsletter',
    why: 'Setup asks whether there is one.',
    words:
      /newsletter|nyhetsbrev|new articles by e-mail|nya artiklar via e-post|until you unsubscribe|tills du avregistrerar/gi,
    by: ({ answers }) => answers?.newsletter !== false,
  },
  { what: 'the name of a fact', why: 'A visitor reads what it stands for.', words: /\{[\w.]+\}/g },
]

const folder = mkdtempSync(join(tmpdir(), 'owners-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const work = [
  'projects/bakery',
  'articles/bakery-online',
  'questions/beginning',
  'places',
  'map.yaml',
  'pages.yaml',
]

/** Makes the site of an owner. Returns its pages by their paths, rendered, and what the owner says there. */
async function siteOf({ brand, town, answers, hasWork }: Owner) {
  const root = mkdtempSync(join(folder, 'owner-'))
  const origin = `${brand.toLowerCase().replaceAll(' ', '-')}.se`
  const said = JSON.stringify({ ...asked, ...answers, brand, origin, 'address.town': town })
  await setUp({ ...readOptions(['--all'], {}), root, site: 'site' }, listed(said))
  const site = join(root, 'site')
  if (hasWork) {
    for (const part of work) cpSync(join('tests/fixtures/site', part), join(site, part), { recursive: true })
    rewrite(join(site, 'projects/bakery/project.yaml'), (text) =>
      text.replace(', backups-that-restore]', ']'),
    )
  }
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/print-pages.ts'], {
    env: { ...processEnvironment, SITE_FOLDER: site, BUILD_DIR: join(root, 'build'), NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const pages: Record<string, string> = JSON.parse(stdout)
  const own = globSync('{pages.yaml,{services,projects,questions,places,articles}/**/*.{yaml,md}}', {
    cwd: site,
  })
    .flatMap((file) => {
      const text = readFileSync(join(site, file), 'utf8')
      return file.endsWith('.md') ? text.split('\n').flatMap(textsIn) : textsIn(parse(text))
    })
    .sort((a, b) => b.length - a.length)
  return { pages, own }
}

/** The texts of a file of the owner, without the names of facts in them. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? plain(value)
        .split(/\{[\w.]+\}/)
        .map((text) => text.trim())
        .filter((text) => text.length > 3)
    : value instanceof Object
      ? Object.values(value).flatMap(textsIn)
      : []

/** As it is typed: without the marks that say where a line may break. */
const plain = (text: string) =>
  text
    .replace(/[\u00ad\u2060]/g, '')
    .replaceAll('\u2011', '-')
    .replace(/[\u00a0\n]/g, ' ')

/** What stands on a page, for people and for search engines, but for what its owner has written. */
function textsOf(html: string, own: readonly string[]): string {
  const tree = unified().use(rehypeParse).parse(html)
  const hidden = selectAll('[content], [alt], [aria-label], [type="application/ld+json"]', tree).map(
    (element) => {
      const { content, alt, ariaLabel } = element.properties
      return [content, alt, ariaLabel, element.tagName === 'script' && textOf(element)].join(' | ')
    },
  )
  const all = plain([toText(tree), ...hidden].join(' | ')).replace(/https?:\S+?(?=["\s])/g, '')
  // Inside a sentence the name of a service begins with a small letter.
  return own.reduce((rest, text) => rest.replace(new RegExp(RegExp.escape(text), 'gi'), () => ' … '), all)
}

test('ten owners who have answered setup read nothing on their pages that they have not said', async () => {
  const found = await pMap(
    owners,
    async (owner) => {
      const { pages, own } = await siteOf(owner)
      expect(Object.keys(pages).length, owner.brand).toBeGreaterThan(9)
      const said = claims.filter(({ by }) => !by?.(owner))
      return Object.entries(pages).flatMap(([path, html]) => {
        const text = textsOf(html, own)
        return said.flatMap(({ what, words }) =>
          Array.from(
            text.matchAll(words),
            ({ index }) =>
              `${owner.brand} ${path} claims ${what}: ${text.slice(Math.max(0, index - 60), index + 60)}`,
          ),
        )
      })
    },
    { concurrency: 2 },
  )
  expect(found.flat()).toEqual([])
}, 240_000)
