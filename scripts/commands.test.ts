import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { migrations } from '../server/database/migrations.ts'
import { copyProject } from '../tests/support/copy-project.ts'
import { npm } from '../tests/support/npm.ts'

/* Commands that write to the sources, run in a copy of them. */

// Each command runs one or more processes.
vi.setConfig({ testTimeout: 120_000 })

let folder: string
beforeEach(() => {
  folder = copyProject()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(folder, file), 'latin1')
const change = (file: string, text: string) => writeFileSync(join(folder, file), text, 'latin1')
const filesOf = (...patterns: string[]) =>
  Object.fromEntries(globSync(patterns, { cwd: folder }).map((file) => [file, read(file)]))
const succeeds = ({ status, output }: ReturnType<typeof npm>) => expect(status, output).toBe(0)

test('`font` writes the same fonts again', () => {
  const fonts = ['bricolage-grotesque', 'hanken-grotesk'].map((name) => `app/styles/${name}.woff2`)
  const before = fonts.map(read)
  for (const font of fonts) rmSync(join(folder, font))
  succeeds(npm('font', folder))
  expect(fonts.map(read)).toEqual(before)
})

const pictures = () => filesOf('example/articles/*/cover*.svg', 'app/illustrations/*.svg')

test('`artwork` gives one cover or all of them the colors of the theme, and restores them with the old colors', () => {
  const before = pictures()
  const changedBy = (...names: string[]) => {
    succeeds(npm('artwork', folder, names))
    return Object.entries(pictures()).flatMap(([file, picture]) => (picture === before[file] ? [] : [file]))
  }
  const brand = read('example/brand.yaml')
  change('example/brand.yaml', brand.replace(/( beacon: )'#\w+'/g, "$1'#ff8f70'"))
  const name = 'effective-load-balancing-with-nginx'
  const ofOne = ['cover-morning.svg', 'cover.svg'].map((cover) => `example/articles/${name}/${cover}`)
  expect(changedBy(name)).toEqual(ofOne)
  expect(changedBy()).toEqual(Object.keys(before).filter((file) => file.includes('/cover')))
  change('example/brand.yaml', brand)
  expect(changedBy()).toEqual([])
})

test('`keep-release` writes a dump of each database, which server/database/releases.test.ts migrates', () => {
  change('package.json', read('package.json').replace(/"version": ".*"/, '"version": "99.0.0"'))
  const before = filesOf('tests/releases/**/*.sql')
  succeeds(npm('keep-release', folder))
  const {
    'tests/releases/99.0.0/sqlite.sql': sqlite,
    'tests/releases/99.0.0/postgresql.sql': postgresql,
    ...others
  } = filesOf('tests/releases/**/*.sql')
  expect(others).toEqual(before)
  for (const dump of [sqlite, postgresql])
    for (const name of Object.keys(migrations)) expect(dump).toContain(name)
})
