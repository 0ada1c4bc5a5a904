import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** What npm runs by itself before another command. */
const isHook = (name: string) => name.startsWith('pre') && name.slice(3) in scripts

test('the README names every command, and only commands that there are', () => {
  const named = [...readme.matchAll(/npm (?:run ([a-z:-]+)|(?:start|test)\b)/g)].map(
    ([whole, name]) => name ?? whole.slice(4),
  )
  const commands = Object.keys(scripts).filter((name) => !isHook(name))
  expect(named.filter((name) => !(name in scripts))).toEqual([])
  expect(commands.filter((name) => !named.includes(name))).toEqual([])
})

test('a test runs every command', () => {
  const tests = globSync(['{app,content,scripts,server}/**/*.{test,soak}.{ts,tsx}', 'tests/**/*.ts'])
    // This file names them all and runs none.
    .filter((file) => file !== 'scripts/readme.test.ts')
    .map((file) => readFileSync(file, 'utf8'))
  /** By its name, or by the file that it stands for. */
  const isRun = (name: string) => {
    const [program] = /[\w/-]+\.ts/.exec(scripts[name] ?? '') ?? []
    const call = new RegExp(`\\b(?:npm|startNpm|desk)\\('${name}'|\\(.*'${program}'`)
    return tests.some((text) => call.test(text))
  }
  // Those that begin with `test` are the tests.
  const commands = Object.keys(scripts).filter((name) => !isHook(name) && !/^test\b/.test(name))
  expect(commands.filter((name) => !isRun(name))).toEqual([])
})

test('the README and .env.example name the same settings', () => {
  const [, table = ''] = /\| setting \|[^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/.exec(readme) ?? []
  const settings = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  )
  // A comment shows what a setting may be.
  const example = parseEnv(readFileSync('.env.example', 'utf8').replace(/^# ?(?=[A-Z_]+=)/gm, ''))
  expect(settings.length).toBeGreaterThan(10)
  expect(settings.filter((name) => name !== 'BUILD_DIR').toSorted()).toEqual(Object.keys(example).toSorted())
})

test('every page and picture that the README and the deployment pages link to is there', () => {
  const pages = ['README.md', 'deploy/one-server.md', 'deploy/several-servers.md', 'deploy/static-and-api.md']
  for (const page of pages) {
    const folder = page.includes('/') ? 'deploy/' : ''
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
      ([, file = '']) => file,
    )
    // A path in code is an example for the owner's text.
    const missing = links.filter((file) => !file.startsWith('/') && !existsSync(folder + file))
    expect([page, missing]).toEqual([page, []])
  }
})
