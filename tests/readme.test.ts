import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('deploy/*.md'), ...globSync('decisions/*.md')]
const commandPages = readFileSync('README.md', 'utf8') + readFileSync('CONTRIBUTING.md', 'utf8')
const settingsPage = readFileSync('deploy/settings.md', 'utf8')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Whether npm runs a command automatically before another one. */
const isHook = (name: string) => name.startsWith('pre') && name.slice(3) in scripts

test('README and CONTRIBUTING name every command, and only existing ones', () => {
  const named = [...commandPages.matchAll(/npm (?:run ([a-z:-]+)|(?:start|test)\b)/g)].map(
    ([whole, name]) => name ?? whole.slice(4),
  )
  const commands = Object.keys(scripts).filter((name) => !isHook(name))
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  expect(commands.filter((name) => !named.includes(name))).toEqual([])
})

test('a test runs every command', () => {
  const tests = globSync(['{app,content,desk,scripts,server}/**/*.test.{ts,tsx}', '{harness,tests}/**/*.ts'])
    // This file names all commands but runs none.
    .filter((file) => file !== 'tests/readme.test.ts')
    .map((file) => readFileSync(file, 'utf8'))
  /** Run by its name, or by the file that it starts. */
  const isRun = (name: string) => {
    const [program] = /[\w/-]+\.ts/.exec(scripts[name] ?? '') ?? []
    const call = new RegExp(`\\b(?:npm|startNpm|runCommand)\\('${name}'|\\(.*'${program}'`)
    return tests.some((text) => call.test(text))
  }
  // Commands that begin with `test` are the tests themselves, and the bench says what a quiet machine can do.
  const commands = Object.keys(scripts).filter((name) => !isHook(name) && !/^(test\b|bench$)/.test(name))
  expect(commands.filter((name) => !isRun(name))).toEqual([])
})

test('deploy/settings.md and .env.example name the same settings', () => {
  const [, table = ''] = /\| setting \|[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/.exec(settingsPage) ?? []
  const settings = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  )
  // Some settings are in comments.
  const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^# ?(?=[A-Z_]+=)/gm, ''))
  expect(settings.length).toBeGreaterThan(10)
  expect(settings.filter((name) => name !== 'BUILD_DIR').toSorted()).toEqual(Object.keys(example).toSorted())
})

test('every link in the documentation has an existing target', () => {
  for (const page of pages) {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
      ([, file = '']) => file,
    )
    // Absolute paths are examples for articles.
    const missing = links.filter((file) => !file.startsWith('/') && !existsSync(join(dirname(page), file)))
    expect([page, missing]).toEqual([page, []])
  }
})
