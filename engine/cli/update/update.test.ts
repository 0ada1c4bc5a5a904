import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../core/database/lock.server.ts'
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
  expect(readdirSync(folder).filter((name) => name !== '.cache')).toEqual(files)
  expect(existsSync(join(folder, '.cache/update'))).toBe(false)
})

test('a second one beside it is refused', () => {
  ownPackage()
  mkdirSync(join(folder, '.cache'))
  const lock = lockFolder(join(folder, '.cache'))
  expect(update('9.0.0').stderr).toBe(`${en.running}\n${en.unchanged}\n`)
  lock.close()
})

test('a signal ends what runs for it too', async () => {
  ownPackage()
  const registry = createServer()
  onTestFinished(() => void registry.close())
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const address = registry.address()
  const port = typeof address === 'object' && address?.port
  const program = spawn(process.execPath, [resolve('engine/cli/main.ts'), 'update', '9.0.0'], {
    cwd: folder,
    env: { ...process.env, SITE_FOLDER: undefined, npm_config_registry: `http://127.0.0.1:${port}` },
  })
  const stderr = text(program.stderr)
  const [request]: Socket[] = await once(registry, 'connection')
  request?.resume()
  program.kill()
  await Promise.all([once(program, 'close'), request && once(request, 'close')])
  expect(await stderr).toBe(`${en.stopped}\n${en.unchanged}\n`)
})

test.skipIf(process.getuid?.() === 0)('what cannot be read is named', () => {
  ownPackage()
  mkdirSync(join(folder, 'site'))
  write('site/facts.yaml', '')
  chmodSync(join(folder, 'site/facts.yaml'), 0)
  expect(update().stderr).toBe(`${fill(en.notReadable, { path: 'site/facts.yaml' })}\n${en.unchanged}\n`)
})

test('it speaks the language of the office, also where the facts are not in order', () => {
  ownPackage()
  mkdirSync(join(folder, 'site'))
  write('site/facts.yaml', 'officeLanguage: sv\nbrand: [')
  expect(update('--to').stderr).toBe(`${sv.usage}\n${sv.unchanged}\n`)
})
