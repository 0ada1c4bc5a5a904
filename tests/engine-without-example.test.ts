import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What only the example says: its brand, town, regions, customer, project and phone number. */
const ofExample =
  /(?-i:Kodhamn)|Sölvesborg|Skåne|Blekinge|ngxpanel|Hemservice|kodhamn\.example|406 ?280 ?400|24\/7|99[.,]9 ?%/i

test('no file of the engine has a word of the example', () => {
  const files = globSync('{engine,pack,scripts,bench,harness,lint}/**/*.{ts,tsx,mjs,css,json,svg,grit}')
    .filter((file) => !/\.(test|soak)\.tsx?$/.test(file))
    // A list of towns names all of them; the package has its name.
    .filter((file) => !['engine/cli/setup/towns.json', 'engine/package.json'].includes(file))
  expect(files.filter((file) => ofExample.test(readFileSync(file, 'utf8')))).toEqual([])
})
