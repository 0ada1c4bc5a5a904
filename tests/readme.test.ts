import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md'), ...globSync('decisions/*.md')]
const commandPages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')]
  .map((page) => readFileSync(page, 'utf8'))
  .join('')
const settingsPage = readFileSync('docs/settings.md', 'utf8')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Whether npm runs a command automatically before another one. */
const isHook = (name: string) => name.startsWith('pre') && name.slice(3) in scripts

test('the documentation names every command, and only existing ones', () => {
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
