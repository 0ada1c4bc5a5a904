/** What lies beside site/ in an owner's folder: few files, that run the engine's package. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { engineFolder } from '../../core/base/engine-folder.ts'
import { keysOf } from '../../core/base/keys-of.ts'
import type { Language } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import { helpWords } from '../help/help.words.ts'
import type { setupWords } from './setup.words.ts'

/** As the engine's messages and documents name them. */
const scripts = Object.fromEntries(
  keysOf(helpWords.en.commands).map((name) => [name === 'check' ? 'check:content' : name, `kodhamn ${name}`]),
)

/** The package.json of an owner's, with what is missing in it. */
function packageFile(file: string): string {
  const present = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const { version, packageManager } = JSON.parse(readFileSync(join(engineFolder, 'package.json'), 'utf8'))
  const made = {
    private: true,
    type: 'module',
    ...present,
    scripts: { ...scripts, ...present.scripts },
    // Of the npm that a server installs with.
    packageManager,
    dependencies: { kodhamn: version, ...present.dependencies },
  }
  return `${JSON.stringify(made, null, 2)}\n`
}

const ignored = 'node_modules/\nbuild/\ndata/\n.cache/\n.schemas/\n.env\n'

const workflow = `name: Test
on: [push, pull_request]
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm test
`

type Writer = (file: string) => void

/** The files that a project lacks, by their paths. None in the repository of the engine. */
export function missingFiles(
  root: string,
  brand: string,
  { readme }: (typeof setupWords)[Language],
): Map<string, Writer> {
  if (resolve(root, 'engine') === engineFolder) return new Map<string, Writer>()
  const files = {
    '.gitignore': ignored,
    'README.md': readme.map((line) => fill(line, { brand })).join('\n'),
    '.github/workflows/test.yml': workflow,
  }
  const missing = Object.entries(files).filter(([name]) => !existsSync(join(root, name)))
  const written = [...missing, ['package.json', packageFile(join(root, 'package.json'))] as const]
  return new Map(
    written.map(([name, text]) => [join(root, name), (file: string) => writeFileSync(file, text)]),
  )
}
