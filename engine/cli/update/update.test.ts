import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { fill } from '../../core/text/sentence.ts'
import { updateWords } from './update.words.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Runs the command in the folder, where npm reaches nothing. */
function update(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('engine/cli/main.ts'), 'update', ...options],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        SITE_FOLDER: undefined,
        npm_config_registry: 'http://127.0.0.1:1',
        npm_config_fetch_retries: '0',
      },
    },
  )
  return { status, stdout, stderr }
}

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
const ownPackage = (): void => write('package.json', '{ "dependencies": { "kodhamn": "0.0.1" } }')

const { en, sv } = updateWords

const refusals: [what: string, options: string[], prepare: () => void, says: string][] = [
  ['more than one version', ['1', '2'], ownPackage, en.usage],
  ['an option', ['--to'], ownPackage, en.usage],
  ['a folder without package.json', [], () => undefined, en.noPackage],
  ['a package.json without the engine', [], () => write('package.json', '{}'), en.noPackage],
  [
    'a linked site',
    [],
    () => {
      ownPackage()
      mkdirSync(join(folder, 'elsewhere'))
      symlinkSync(join(folder, 'elsewhere'), join(folder, 'site'))
    },
    fill(en.linked, { path: 'site' }),
  ],
  [
    'a site that is linked to nowhere',
    [],
    () => {
      ownPackage()
      symlinkSync('nowhere', join(folder, 'site'))
    },
    `${fill(en.linked, { path: 'site' })}\n${en.unchanged}`,
  ],
  [
    'a file of the site that is linked to elsewhere',
    [],
    () => {
      ownPackage()
      mkdirSync(join(folder, 'site'))
      write('facts.yaml', '')
      symlinkSync('../facts.yaml', join(folder, 'site/facts.yaml'))
    },
    fill(en.linked, { path: 'site/facts.yaml' }),
  ],
  [
    'a package.json that is not JSON',
    [],
    () => write('package.json', '{ "dependencies": {'),
    fill(en.notJson, { file: 'package.json' }),
  ],
  [
    'a lock file that git has merged',
    ['9.0.0'],
    () => {
      ownPackage()
      write('package-lock.json', '<<<<<<< HEAD\n{}')
    },
    fill(en.notJson, { file: 'package-lock.json' }),
  ],
  ['what is neither version nor file', ['newer'], ownPackage, 'npm finds no kodhamn in newer'],
  ['a registry that is away', ['9.0.0'], ownPackage, 'npm finds no kodhamn in kodhamn@9.0.0'],
]

test.each(refusals)('%s is refused in a line, and nothing changes', (_, options, prepare, says) => {
  prepare()
  const files = readdirSync(folder)
  const { status, stderr } = update(...options)
  expect(status).toBe(1)
  expect(stderr).toContain(says)
  expect(stderr.endsWith(`\n${en.unchanged}\n`)).toBe(true)
  expect(readdirSync(folder)).toEqual(files)
  expect(existsSync(join(folder, '.cache/update'))).toBe(false)
})

test('it speaks the language of the office, also where the facts are not in order', () => {
  ownPackage()
  mkdirSync(join(folder, 'site'))
  write('site/facts.yaml', 'officeLanguage: sv\nbrand: [')
  expect(update('--to').stderr).toBe(`${sv.usage}\n${sv.unchanged}\n`)
})
