/** A language more is a line in the table and a file of words: types hold, and a site in three languages is built and answers in each. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { selectAll } from 'hast-util-select'
import { toText } from 'hast-util-to-text'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { expect, onTestFinished, test } from 'vitest'
import { type Node, parseDocument, visit } from 'yaml'
import { startBuiltSite } from '../../harness/start-site.ts'
import { checkTypes } from '../support/check-types.ts'
import { copyProject } from '../support/copy-project.ts'
import { processEnvironment } from '../support/process-environment.ts'

const run = promisify(execFile)

/** A language that nobody speaks: BCP 47 keeps `qaa` and those after it for private use. */
const made = 'qaa'
const catalogue = `engine/languages/${made}.json`

/** A sentence in it: the English one between marks that no other text has. */
const spoken = (sentence: string) => `«${sentence}»`

const business = {
  ...{ brand: 'Nordvik', origin: 'nordvik.se', email: 'hi@nordvik.se' },
  ...{ phone: '08-123 456 78', 'address.town': 'Lund' },
}

/** What the owner says in it. What may be a name or a key, of one word, stays. */
const ownWords = (node: unknown) =>
  visit(node as Node, {
    Scalar(key, scalar) {
      if (key !== 'key' && typeof scalar.value === 'string' && /\s/.test(scalar.value))
        scalar.value = `‹${scalar.value}›`
    },
  })

/** The site of the tests, said in the new language too, which comes first, as an owner would have it. */
function speakIn(site: string) {
  for (const file of globSync(`${site}/**/*.yaml`)) {
    const document = parseDocument(readFileSync(file, 'utf8'))
    visit(document, {
      Map(_, map) {
        const english = map.get('en', true)
        if (!english) return
        const words = english.clone()
        ownWords(words)
        map.set(made, words)
      },
    })
    if (file.endsWith('facts.yaml')) document.set('languages', [made, 'en', 'sv'])
    writeFileSync(file, document.toString({ lineWidth: 0 }))
  }
  for (const file of globSync(`${site}/{articles,pages}/*/sv.md`)) {
    const [, head = '', ...text] = readFileSync(file, 'utf8').split(/^---$/m)
    if (head.includes('only:')) continue
    const document = parseDocument(head)
    ownWords(document)
    document.set('title', `‹${document.get('title')}›`)
    const written = ['', `\n${document}`, ...text].join('---')
    writeFileSync(join(dirname(file), `${made}.md`), written)
  }
}

test('a language more is a line in the table and a file of words', async () => {
  const folder = copyProject()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const site = join(folder, 'tests/fixtures/site')
  const buildFolder = join(folder, 'build')
  const environment = { ...processEnvironment, SITE_FOLDER: 'tests/fixtures/site', BUILD_DIR: 'build' }
  const node = (...command: string[]) =>
    run(process.execPath, command, { cwd: folder, env: environment, maxBuffer: 64 * 1024 * 1024 })

  const table = join(folder, 'engine/core/text/language.ts')
  const source = readFileSync(table, 'utf8')
  const changed = `import ${made} from '../../languages/${made}.json' with { type: 'json' }\n${source.replace(
    'catalogues = {}',
    () => `catalogues = { ${made} }`,
  )}`
  expect(changed).not.toBe(source)
  writeFileSync(table, changed)
  mkdirSync(join(folder, 'engine/languages'), { recursive: true })
  writeFileSync(join(folder, catalogue), '{}\n')
  speakIn(site)

  // What is missing is named, and written down for whoever translates.
  await expect(node('engine/cli/check.ts')).rejects.toMatchObject({
    stderr: expect.stringContaining(`npm run missing-words -- ${made}`),
  })
  await node('scripts/missing-words.ts', made)
  const sentences = Object.keys(JSON.parse(readFileSync(join(folder, catalogue), 'utf8')))
  expect(sentences.length).toBeGreaterThan(1000)
  writeFileSync(
    join(folder, catalogue),
    JSON.stringify(Object.fromEntries(sentences.map((sentence) => [sentence, spoken(sentence)]))),
  )
  await node('engine/cli/check.ts')

  cpSync('.react-router', join(folder, '.react-router'), { recursive: true })
  await Promise.all([checkTypes(folder), node('pack/build-once.ts')])

  // Each page stands in each language, the first one without a prefix, and they name each other.
  const pages = ['about.html', 'contact.html', 'book.html', 'privacy.html', 'offerings.html', 'blog.html']
  for (const page of pages) {
    const html = readFileSync(join(buildFolder, 'site', page), 'utf8')
    expect(html).toContain(`<html lang="${made}"`)
    for (const [language, prefix] of [
      [made, ''],
      ['en', '/en'],
      ['sv', '/sv'],
    ] as const) {
      expect(html.toLowerCase()).toContain(`hreflang="${language}" href="https://`)
      expect(existsSync(join(buildFolder, 'site', prefix, page)), prefix + page).toBe(true)
    }
    expect(unspoken(html, sentences), page).toEqual([])
  }

  const server = await startBuiltSite({ buildFolder, settings: { NODE_ENV: 'production' } })
  onTestFinished(async () => {
    await server.stop()
  })
  const answer = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.url },
    body: new URLSearchParams({ language: made, name: '', email: 'nobody', message: '' }),
  })
  expect(await answer.text()).toContain(spoken('Please enter your name.'))
  const link = await fetch(`${server.url}/contact?subscriber=nobody`)
  expect(await link.text()).toContain(`>${spoken('This link is no longer valid')}<`)

  // A new owner is offered it, too.
  const own = { cwd: folder, env: { ...processEnvironment, SITE_FOLDER: undefined } }
  const setup = run(process.execPath, ['engine/cli/setup.ts'], own)
  const answers = { officeLanguage: made, languages: made, [`trade.${made}`]: '‹a trade›', ...business }
  setup.child.stdin?.end(JSON.stringify(answers))
  await setup
  const facts = parseDocument(readFileSync(join(folder, 'site/facts.yaml'), 'utf8')).toJS()
  expect(facts).toMatchObject({ officeLanguage: made, languages: [made], trade: { [made]: '‹a trade›' } })
})

const parser = unified().use(rehypeParse)

/** The English sentences that a page shows beside those of its language. Those that take something in are not looked for. */
function unspoken(html: string, sentences: readonly string[]): string[] {
  let text = selectAll('body', parser.parse(html))
    .map((body) => toText(body))
    .join('\n')
  // Sentences stand in sentences.
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/«[^«»]*»/g, '')
  }
  return sentences.filter(
    (sentence) => sentence.length > 20 && !sentence.includes('{') && text.includes(sentence),
  )
}
