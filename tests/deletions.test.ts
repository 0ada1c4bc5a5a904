import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { deletions, partsOf } from './support/deletions.ts'

/** What the product is made of. Tests of a feature alone stand in its folder. */
const files = globSync('{engine,pack,scripts,bench,harness}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.'),
)

/** These tell how the mails, commands and records of several features go together. */
const ofSeveral = [
  'engine/cli/data/{commands,desk}.test.ts',
  'engine/core/database/releases.test.ts',
  'engine/core/mail/{outbox,unverified-mail}.test.ts',
  'engine/features/backups/offsite.test.ts',
]

test('unit tests that import a feature are in its folder', () => {
  const tests = globSync(['{engine,pack,scripts}/**/*.test.{ts,tsx}', 'tests/*.test.ts'], {
    exclude: ofSeveral,
  })
  const tied = tests.flatMap((file) => {
    const own = /^engine\/features\/[^/]+/.exec(file)?.[0]
    return [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*['"](\.[^'"]+)/g)]
      .map(([, path = '']) => normalize(join(dirname(file), path)))
      .filter((path) => path.startsWith('engine/features/') && !(own && path.startsWith(`${own}/`)))
      .map((path) => `${file} → ${path}`)
  })
  expect(tied).toEqual([])
})

/** The statements that import from a feature, by file; not those of what goes with it. */
function importsOf(feature: string, gone: readonly string[]): string[] {
  const statement = new RegExp(`^.*['"](?:\\.{1,2}/)+(?:engine/)?features/${feature}/`, 'gm')
  return files
    .filter((file) => !gone.some((folder) => file.startsWith(folder)))
    .flatMap(
      (file) =>
        readFileSync(file, 'utf8')
          .match(statement)
          ?.map((line) => `${file}: ${line}`) ?? [],
    )
}

test('all features can be deleted', () => {
  const folders = globSync('engine/features/*').map((folder) => folder.replace('engine/features/', ''))
  expect(deletions.map(({ feature }) => feature).toSorted()).toEqual(folders.toSorted())
})

test.each(deletions)(
  'only the lines of the list tie $feature to others',
  ({ feature, lines, files = [] }) => {
    const imports = importsOf(feature, [`engine/features/${feature}/`, ...files])
    const listed = Object.entries(lines).flatMap(([file, those]) =>
      those.map((line) => `${file}: ${partsOf(line)[0]}`),
    )
    expect(imports.filter((one) => !listed.some((line) => line.startsWith(one)))).toEqual([])
    expect(imports.length).toBeLessThanOrEqual(8)
    expect(Object.keys(lines).length).toBeLessThanOrEqual(5)
  },
)
