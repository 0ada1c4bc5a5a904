import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyFacts } from '../../tests/support/copy-facts.ts'
import { rewrite } from '../../tests/support/other-site.ts'
import { facts } from '../core/site/facts.ts'

// Each step runs a process.
vi.setConfig({ testTimeout: 600_000 })

/** A folder with one article for each possible error, and no other errors. */
let folder: string
let env: NodeJS.ProcessEnv
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  env = copyFacts(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let id = 100

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Lines 1 to 9 are the front matter, `extra` follows from line 10, and the text begins two lines below. */
function fileOf(name: string, text: string, extra: readonly string[], own: readonly string[]) {
  return [
    '---',
    `title: "${name}"`,
    `description: "${name}: ${'what it is about, said in a sentence. '.repeat(2)}"`,
    'excerpt: What it is about.',
    'category: notes',
    'tags: [one, two, three]',
    'keywords: [one]',
    'alt: What the cover shows.',
    ...own,
    ...extra,
    '---',
    '',
    text,
  ].join('\n')
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'

/** An article with a text in each language, by default the same. */
function article(name: string, en: string, { sv = en, extra = [] }: { sv?: string; extra?: string[] } = {}) {
  const path = `site/articles/${name}`
  write(`${path}/cover.svg`, drawing)
  write(`${path}/en.md`, fileOf(`${name} in English`, en, extra, [`date: 2026-01-01\nid: ${++id}`]))
  write(`${path}/sv.md`, fileOf(`${name} på svenska`, sv, [], [`slug: ${name}-sv`]))
  return path
}

const run = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('engine/cli/check.ts')], {
    cwd: folder,
    encoding: 'utf8',
    env,
    timeout: 300_000,
  })
  return { status, stdout, output: stderr.split('\n').filter(Boolean) }
}

test('the example is an owner’s folder: the command that it depends on checks it', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check:content'], {
    cwd: 'example',
    encoding: 'utf8',
    env: { ...env, SITE_FOLDER: undefined },
  })
  expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('is in order') })
})

test('valid content prints one line, and warns of a published address that is gone', () => {
  write('site/page-dates.json', '{\n  "/blog/fines": { "hash": "", "date": "2026-01-01" }\n}')
  write('site/public/plan.png', drawing)
  write('site/public/broken.png', 'text')
  write('site/words/blog.yaml', 'en:\n  lead: You hear from me within {replyHours} hours.\n')
  article(
    'fine',
    [
      '## A heading\n\nBy {brand}, on [the contact page](place:contact), [below](#a-heading).\n\n![A plan](/plan.png)',
      '[a](HTTPS://a.example) [b](MAILTO:a@a.example) [c](/pl%61n.png) array[0][1] and a list of TODO\n\n![A plan][plan]',
      `\`\`\`sh\n# TODO: remove \${domain} {domain} ${facts.brand}\n\`\`\``,
      '[plan]: /plan.png',
    ].join('\n\n'),
  )
  expect(run()).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^.*in order: 2 articles.*\n$/),
    output: [
      expect.stringContaining(
        'warning: site/page-dates.json:2: /blog/fines was published and leads nowhere now: if it is /blog/fine now, write "aliases: [fines]" in site/articles/fine/en.md',
      ),
    ],
  })
  rmSync(join(folder, 'site/page-dates.json'))
})

/** A wrong text for line 13 of an English file, and a part of its message. */
const wrongTexts: [name: string, text: string, message: string][] = [
  ['link-to-no-page', '[x](place:nowhere)', 'place:nowhere names no page of the site'],
  ['link-to-no-service', '[x](place:service/dentistry)', 'place:service/dentistry names none of'],
  ['link-to-no-article', '[x](place:post/lost)', 'place:post/lost names no folder'],
  ['link-to-no-heading', '[x](#lost)', '#lost is no heading of this article'],
  ['link-to-heading-there', '[x](place:post/fine#lost)', 'has no heading #lost'],
  ['link-to-draft', '[x](place:post/waiting)', 'leads to an article that nobody may read yet'],
  ['link-by-path', '[x](/contact)', 'is no file in public/'],
  ['link-by-address', '[x](https://{domain}/contact)', 'is an address of this site'],
  ['link-to-nowhere', '[x](contact.html)', 'leads nowhere'],
  ['picture-lost', '![A plan](/lost.png)', '/lost.png is no file beside the article or in public/'],
  ['picture-broken', '![A plan](/broken.png)', '/broken.png is no picture that can be read'],
  ['picture-unsaid', '![](/plan.png)', 'has no text in its []'],
  ['heading-too-deep', '### Deep', '"Deep" leaves out a level'],
  ['heading-of-the-page', '# Title', 'a heading of level 1 is the title'],
  ['unknown-fact', 'By {sitee}.', '{sitee} is no fact'],
  ['unfinished', 'TODO: write', 'still says TODO'],
  ['unfinished-heading', '## TODO: what to do', 'still says TODO'],
  ['html', '<object>Kept</object>', 'HTML is left out: <object>'],
  ['html-link', '<a href="/lost">x</a>', '/lost is no file in public/'],
  ['html-picture', '<img src="/plan.png">', 'has no text in its []'],
  [
    'picture-elsewhere',
    '![A plan][plan]\n\n[plan]: https://a.example/b.png',
    'put the picture beside the article',
  ],
  ['picture-unsaid-by-name', '![][plan]\n\n[plan]: /plan.png', 'has no text in its []'],
  ['link-unresolved', '[x][nowhere]', '[x][nowhere] leads nowhere'],
  ['footnote-unresolved', 'Text.[^none]', '[^none] is no footnote'],
  ['note-unknown', '> [!INFO]\n> Text.', '[!INFO] is no kind of note: write one of [!NOTE], [!TIP]'],
  ['heading-unspaced', '##Heading', '##Heading is no heading'],
  ['table-uneven', '|A|B|\n|-|\n|c|d|', 'no table: give the line of dashes'],
  ['control-character', 'Before\vafter.', 'U+000B is a character that feeds cannot hold'],
  ['code-unknown', '```cobool\nx\n```', 'code in "cobool", which is no language'],
  ['brand-typed', `By ${facts.brand}.`, 'the brand is typed by hand: write {brand}'],
  ['brand-misspelled', `By ${facts.brand.slice(0, -1)}x.`, 'looks like the brand'],
  ['brand-shouted', `By ${facts.brand.toUpperCase()}.`, 'looks like the brand'],
  ['phone-typed', `Call ${facts.phone}.`, 'the phone number is typed by hand'],
  ['code-unnamed', '```\nls\n```', 'code without a language'],
  ['code-shell', '```bash\nif true; then\n```', 'this bash does not work'],
  ['code-yaml', '```yaml\na: b: c\n```', 'this yaml does not work'],
  ['code-json', '```json\n{,}\n```', 'this json does not work'],
  ['code-nginx', '```nginx context=server\nlisten_on 80;\n```', 'this nginx does not work'],
]

test('all errors are printed at once, by file and line, and the check fails', () => {
  const expected: [position: string, message: string][] = []
  const expectAt = (file: string, line: number, message: string) =>
    expected.push([`${file}:${line}: `, message])

  for (const [name, text, message] of wrongTexts) {
    const path = article(name, text)
    expectAt(`${path}/en.md`, 13, message)
    expectAt(`${path}/sv.md`, 12, message)
  }
  article('waiting', 'Text.', { extra: ['draft: true'] })
  write('site/articles/draft/en.md', '---\ndraft: true\ntitle: [\n---\nTODO')
  const twice = article('twice', '## Same\n\n## Same')
  expectAt(`${twice}/en.md`, 15, '"Same" is above already')
  expectAt(`${twice}/sv.md`, 14, '"Same" is above already')
  const headings = article('headings', '## One\n\n### Two', { sv: '## Ett\n\n## Två' })
  expectAt(`${headings}/sv.md`, 14, 'headings differ: ## (line 14) here, ### (line 15) in')
  const linked = article('linked', '[x](place:contact)', { sv: 'Inget.' })
  expectAt(`${linked}/sv.md`, 1, 'links differ: none here, place:contact')
  const asked = article('asked', 'Text.', { extra: ['question: Do we need this?'] })
  expectAt(`${asked}/sv.md`, 1, 'question: stands in one language only')
  const field = article('field', 'Text.', { extra: ['colour: red'] })
  expectAt(`${field}/en.md`, 11, 'colour: is no field of an article')
  const updated = article('updated', 'Text.', { extra: ['updated: 2025-12-31'] })
  expectAt(`${updated}/en.md`, 11, 'updated on 2025-12-31, before its date')
  const taken = article('taken', 'Text.', { extra: ['slug: fine'] })
  expectAt(`${taken}/en.md`, 11, '/blog/fine belongs to site/articles/fine/en.md already')
  for (const [name, owner] of [
    ['about', 'a page'],
    ['up', 'the engine'],
    ['en', 'the engine'],
  ]) {
    const own = `site/pages/${name}/en.md`
    write(own, `---\ntitle: My ${name}\ndescription: ${name} ${'-'.repeat(70)}\nonly: en\n---\n`)
    expectAt(own, 1, `/${name} belongs to ${owner} already`)
  }
  const alone = article('alone', 'Text.')
  rmSync(join(folder, alone, 'sv.md'))
  expectAt(`${alone}/en.md`, 1, 'has no translation: add sv.md')
  const wrongAlone = article('wrong-alone', '[x](place:post/wrong-sv)', {
    extra: ['likes: "1', 'only: en', 'related: [lost, wrong-sv]'],
  })
  rmSync(join(folder, wrongAlone, 'sv.md'))
  expectAt(`${wrongAlone}/en.md`, 11, 'a quotation mark without its partner')
  const wrongDraft = article('wrong-draft', 'TODO: write', { extra: ['likes: "1', 'draft: true'] })
  const wrongSv = article('wrong-sv', '[x](place:post/wrong-alone)', { extra: ['related: [lost]'] })
  expectAt(`${wrongSv}/en.md`, 11, 'related: lost names no folder of articles')
  write(
    `${wrongSv}/sv.md`,
    fileOf('Fel', '[x](place:post/wrong-alone)', ['category: Fel'], ['slug: fel', 'related: fel']),
  )
  expectAt(`${wrongSv}/sv.md`, 11, 'category stands twice')
  article('linking', '[x](place:post/wrong-sv)')
  const bare = article('bare', 'Text.')
  rmSync(join(folder, bare, 'cover.svg'))
  expectAt(bare, 1, 'no cover')
  const broken = article('broken', 'Text.')
  write(`${broken}/cover.JPG`, 'text')
  expectAt(`${broken}/cover.JPG`, 1, 'is no picture that can be read')
  const left = article('left', 'Text.')
  write(`${left}/cover-morning.svg`, '<svg/>')
  expectAt(`${left}/en.md`, 1, 'cover-morning.svg is not drawn from the cover beside it')
  const category = article('category', 'Text.')
  write(
    `${category}/sv.md`,
    fileOf('Kategori', 'Text.', [], ['slug: kategori']).replace(': notes', ': Notes'),
  )
  expectAt(`${category}/sv.md`, 5, 'category: use notes, or name it below categories')
  const foreign = article('foreign', 'This is the text that you read.')
  expectAt(`${foreign}/sv.md`, 12, 'is in English, and stands where Swedish is read')
  const words = 'engine/pages/x/x.words.ts'
  write(
    words,
    "export const words = {\n  title: 'x',\n  keywords: 'x',\n  description: 'Too short.',\n  en: ['Det här är inte rätt.'],\n}\n",
  )
  expectAt(words, 4, 'description: 10 letters say too little')
  expectAt(words, 5, 'is in Swedish, and stands where English is read')

  write(
    'site/pages.yaml',
    'aliases:\n  /away: /lost\nredirects:\n  /a: /b\n  /b: /a\n  /moved: /blog/lost\n  /about: /contact\n  /fine: /sv/feed.xml#top\n',
  )
  expectAt('site/pages.yaml', 2, 'aliases./away: /lost is no page that visitors see')
  expectAt('site/pages.yaml', 4, 'redirects./a: /b leads back to itself')
  expectAt('site/pages.yaml', 5, 'redirects./b: /a leads back to itself')
  expectAt('site/pages.yaml', 6, 'redirects./moved: /blog/lost is no page that visitors see')
  expectAt('site/pages.yaml', 7, '/about belongs to a page already')
  write('site/hero-morning.svg', drawing)
  expectAt('site/hero-morning.svg', 1, 'shows in the light theme beside a picture hero alone')
  write(
    'site/style.css',
    'h1 {\n  background: url("/lost wood.jpg"), url(/plan.png), url(/icon.svg), url(#a);\n}',
  )
  expectAt('site/style.css', 2, '/lost wood.jpg is no file in public/')
  for (const name of ['words/hom.yaml', 'words/home.yml', 'fact.yaml']) write(`site/${name}`, 'en: {}\n')
  expectAt('site/words/hom.yaml', 1, 'no words are called so: name it after one of about, ')
  for (const name of ['words/home.yml', 'fact.yaml']) expectAt(`site/${name}`, 1, 'nothing reads this file')
  rewrite(join(folder, 'site/facts.yaml'), (text) => text.replace(/expires: .*/, 'expires: 2026-11-01'))
  const lines = readFileSync(join(folder, 'site/facts.yaml'), 'utf8').split('\n')
  expectAt(
    'site/facts.yaml',
    lines.findIndex((line) => line.includes('expires: ')) + 1,
    'security.expires: 2026-11-01 is over',
  )

  const { status, stdout, output } = run()
  const [count, ...others] = output.toReversed()
  const unexpected = others.filter(
    (line) => !expected.some(([position, message]) => line.startsWith(position) && line.includes(message)),
  )
  const missing = expected.filter(
    ([position, message]) => !others.some((line) => line.startsWith(position) && line.includes(message)),
  )
  expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] })
  expect(stdout).toContain(`${wrongDraft} is a draft`)
  expect(stdout).toMatch(/site\/articles\/draft is a draft with \d+ things to do/)
  expect(count).toBe(`${expected.length} to fix`)
  expect(status).toBe(1)
})

test('all that keeps a site from being read is said at once, in lines alone', () => {
  write('site/words/blog.yaml', 'en:\n  laed: x\n  lead: 3\n')
  write('site/words/home.yaml', 'sv:\n  typed: []\n')
  write('site/brand.yaml', 'color: red\n')
  mkdirSync(join(folder, 'site/services/empty'), { recursive: true })
  write('site/accessibility.json', '{ "site": 3 }')
  const { status, stdout, output } = run()
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(output).toEqual([
    ...['browser', 'date', 'pages', 'site', 'version'].map((field) =>
      expect.stringMatching(`^site/accessibility\\.json:1: ${field}: \\S`),
    ),
    expect.stringMatching(/^site\/brand\.yaml:1: color: write a color/),
    'site/services/empty/service.yaml:1: there is no such file: add it, or remove its folder',
    expect.stringMatching(/^site\/words\/blog\.yaml:2: en\.laed: there is no such text/),
    'site/words/blog.yaml:3: en.lead: write a text',
    'site/words/home.yaml:2: sv.typed: write a list',
  ])
})
