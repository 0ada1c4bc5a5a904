import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyProject } from '../../tests/support/copy-project.ts'
import { npm } from '../../tests/support/npm.ts'
import { migrations } from '../core/database/migrations.server.ts'

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
  const fonts = ['bricolage-grotesque', 'hanken-grotesk'].map((name) => `engine/design/styles/${name}.woff2`)
  const before = fonts.map(read)
  for (const font of fonts) rmSync(join(folder, font))
  succeeds(npm('font', folder))
  expect(fonts.map(read)).toEqual(before)
})

test('`keep-release` writes a dump of each database, which engine/core/database/releases.test.ts migrates', () => {
  change('engine/package.json', read('engine/package.json').replace(/"version": ".*"/, '"version": "99.0.0"'))
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
