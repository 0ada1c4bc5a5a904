import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deletions, partsOf } from './support/deletions.ts'

/** What the product is made of. Tests of a feature alone stand in its folder. */
const files = globSync('{engine,scripts,vite,harness}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.'),
)

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
