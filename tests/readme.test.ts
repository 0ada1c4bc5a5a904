import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { beside } from '../pack/beside.ts'

const pages = ['README.md', 'engine/README.md', 'CONTRIBUTING.md', ...globSync('{docs,decisions}/*.md')]
const commandPages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')]
  .map((page) => readFileSync(page, 'utf8'))
  .join('\n')
const settingsPage = readFileSync('docs/settings.md', 'utf8')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Whether npm runs a command automatically before another one. */
const isHook = (name: string) => name.startsWith('pre') && name.slice(3) in scripts

test('README, CONTRIBUTING and docs name every command, and only existing ones', () => {
  const named = [...commandPages.matchAll(/npm (?:run ([a-z:-]+)|(?:start|test)\b)/g)].map(
    ([whole, name]) => name ?? whole.slice(4),
  )
  const commands = Object.keys(scripts).filter((name) => !isHook(name))
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  expect(commands.filter((name) => !named.includes(name))).toEqual([])
})

test('docs/settings.md and .env.example name the same settings', () => {
  const [, table = ''] = /\| setting \|[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/.exec(settingsPage) ?? []
  const settings = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  )
  // Some settings are in comments.
  const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^# ?(?=[A-Z_]+=)/gm, ''))
  expect(settings.length).toBeGreaterThan(10)
  expect(settings.filter((name) => name !== 'BUILD_DIR').toSorted()).toEqual(Object.keys(example).toSorted())
})

/** The anchors of the headings of a page, as GitHub makes them. */
const anchorsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

/** The links of a page to files and headings. In code, and with absolute paths, they are examples for articles. */
const linksOf = (page: string) => [
  ...readFileSync(page, 'utf8')
    .replace(/`[^`\n]*`/g, '')
    .matchAll(/\]\((?!\/)([^)#:]*)(?:#([^)]+))?\)/g),
]

test.each(pages)('every link of %s has an existing target', (page) => {
  const missing = linksOf(page).filter(([, file, anchor]) => {
    const target = file ? join(dirname(page), file) : page
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
  })
  expect(missing.map(([link]) => link)).toEqual([])
})

test.each(['CHANGELOG.md', ...globSync('docs/*.md')])('%s links to what the package has too', (page) => {
  const isPacked = (path: string) => beside.some((one) => `${path}/`.startsWith(`${one}/`))
  const dead = linksOf(page).filter(([, file = '']) => {
    const target = file ? join(dirname(page), file) : page
    return !isPacked(target) || !existsSync(target)
  })
  expect(dead.map(([link]) => link)).toEqual([])
})

const pathOfProject =
  /`((?:bench|decisions|deploy|docs|engine|example|harness|lint|pack|scripts|tests)\/[\w./-]*)`/g

test.each(pages)('every file that %s names exists', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(pathOfProject)].map(([, path = '']) => path)
  // The owner writes the first from deploy/env.example, whoever adds a language the other.
  const made = ['deploy/.env', 'engine/languages/de.json']
  expect(named.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
})

test('all pages in docs are a click away from README', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(globSync('docs/*.md').filter((page) => !readme.includes(`](${page})`))).toEqual([])
})
