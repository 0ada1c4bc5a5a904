/** Owners of a packed version take the next one: no sentence is lost, and where it is cut off the files are old or new. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { updateWords } from '../../../engine/cli/update/update.words.ts'
import { fill } from '../../../engine/core/text/sentence.ts'
import { endLinesAsWindows, makeOwn, rewriteEverything, sentencesIn } from '../../support/owners.ts'

vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 1_200_000 })

const version = '99.0.0'
const [former, reworded] = ['Start where it hurts most', 'Begin where it hurts most'] as const
const setupAnswers = 'brand: Nordvik\norigin: nordvik.se\nphone: 08-123 456 78\naddress.town: Lund\n'

let folder: string
/** The package of the next version. */
let next: string
/** An owner's folder with this version and without a site. */
let template: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'))
  const { PATH, HOME } = process.env
  execFileSync(process.execPath, ['pack/pack.ts'], { env: { PATH, HOME } })
  // After all that migrate.
  const here = packageOf('98.0.0')
  next = packageOf(version, {
    'core/site/home.words.js': (content) => content.replace(former, () => reworded),
    'CHANGELOG.md': (content) => `# Changelog\n\n## ${version}\n\n- **Look at your figures.**\n${content}`,
    'cli/update/migrations.js': (content) =>
      content
        .replace('import {', "import { appendFileSync } from 'node:fs'\nimport {")
        .replace(
          ' };\n',
          () => `, '${version}': (site) => appendFileSync(\`\${site}/facts.yaml\`, '# migrated\\n') };\n`,
        ),
  })
  template = join(folder, 'template')
  mkdirSync(template)
  writeFileSync(join(template, 'package.json'), '{ "private": true }\n')
  npm(template, 'install', '--save-exact', here)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The packed engine as another version, with other contents of files. Returns where its package lies. */
function packageOf(is: string, edits: Record<string, (content: string) => string> = {}): string {
  const engine = join(folder, `engine-${is}`)
  cpSync('.cache/package', engine, { recursive: true, filter: (path) => !path.endsWith('.tgz') })
  const asVersion = (content: string) => content.replace(/"version": ".*"/, () => `"version": "${is}"`)
  for (const [name, edit] of Object.entries({ 'package.json': asVersion, ...edits })) {
    const before = readFileSync(join(engine, name), 'utf8')
    const after = edit(before)
    expect(after, name).not.toBe(before)
    writeFileSync(join(engine, name), after)
  }
  const made = execFileSync('npm', ['pack', '--silent'], { cwd: engine, encoding: 'utf8' }).trim()
  return join(engine, made)
}

const environment = { ...process.env, SITE_FOLDER: undefined, npm_config_prefer_offline: 'true' }

const npm = (own: string, ...args: string[]) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: own,
    env: environment,
  })

/** A command of the owner's, with all that it starts. */
const start = (own: string, ...command: string[]) =>
  spawn(process.execPath, ['node_modules/kodhamn/bin/kodhamn.js', ...command], {
    cwd: own,
    env: environment,
    detached: true,
  })

async function run(own: string, command: string[], input = '') {
  const program = start(own, ...command)
  program.stdin.end(input)
  const [stdout, stderr, [code]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ])
  return { code, stdout, stderr }
}

/** The folder of an owner of this version. */
async function ownerWho(makes: (own: string) => unknown): Promise<string> {
  const own = mkdtempSync(join(folder, 'own-'))
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(template, file), join(own, file))
  // npm writes no file of a package in place.
  execFileSync('cp', ['-al', join(template, 'node_modules'), own])
  // What builds here have kept: pictures take most of the time.
  const kept = join(own, '.cache/build')
  mkdirSync(kept, { recursive: true })
  // One with a dot is being written by a test beside this one, and may be gone.
  for (const name of readdirSync('.cache/build'))
    if (!name.includes('.')) linkSync(join('.cache/build', name), join(kept, name))
  await makes(own)
  return own
}

const setUp = async (own: string) =>
  expect(await run(own, ['setup'], `${setupAnswers}services: [web-development]\n`)).toMatchObject({ code: 0 })

const installed = (own: string): string =>
  JSON.parse(readFileSync(join(own, 'node_modules/kodhamn/package.json'), 'utf8')).version

/** The owner's files, by their paths. */
const filesOf = (own: string) =>
  new Map(
    [...globSync('site/**/*.*', { cwd: own }), 'package.json', 'package-lock.json'].map((file) => [
      file,
      readFileSync(join(own, file), 'latin1'),
    ]),
  )

const owners: [who: string, makes: (own: string) => unknown][] = [
  ['has made some of it their own', makeOwn],
  [
    'has rewritten every sentence, on Windows',
    async (own) => {
      await rewriteEverything(own)
      endLinesAsWindows(own)
    },
  ],
]

/** What the next version writes. */
const isOfUpdate =
  /^(?:package(?:-lock)?\.json|site\/(?:facts\.yaml|new-words\.json|words\/(?:unused\/)?home\.yaml))$/

test.each(owners)('an owner who %s', async (_, makes) => {
  const own = await ownerWho(makes)
  mkdirSync(join(own, 'site/words'), { recursive: true })
  appendFileSync(join(own, 'site/words/home.yaml'), 'gone: Once here\n')
  const [sentences, files] = [sentencesIn(own), filesOf(own)]
  const { code, stdout, stderr } = await run(own, ['update', next])
  expect([code, stderr], stdout + stderr).toEqual([0, ''])
  expect(installed(own)).toBe(version)
  for (const said of ['Look at your figures', former, reworded, 'unused/home.yaml: gone'])
    expect(stdout).toContain(said)
  const kept = sentencesIn(own)
  expect([...sentences].filter((sentence) => !kept.has(sentence))).toEqual([])
  const changed = [...filesOf(own)].filter(([file, content]) => files.get(file) !== content)
  expect(changed.map(([file]) => file).filter((file) => !isOfUpdate.test(file))).toEqual([])
  expect(readFileSync(join(own, 'site/facts.yaml'), 'utf8')).toMatch(/# migrated\n$/)
  expect(await run(own, ['build'])).toMatchObject({ code: 0 })
  const current = fill(updateWords.en.current, { version })
  expect(await run(own, ['update', next])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(current),
  })
})

const inCopy = '.cache/update/copy/node_modules/kodhamn'

test('what is touched meanwhile stops all of it', async () => {
  const own = await ownerWho(setUp)
  const update = run(own, ['update', next])
  await expect.poll(() => existsSync(join(own, inCopy)), { timeout: 300_000 }).toBe(true)
  appendFileSync(join(own, 'site/facts.yaml'), '# mine\n')
  const files = filesOf(own)
  const { code, stderr } = await update
  expect(code).toBe(1)
  expect(stderr).toContain(fill(updateWords.en.touched, { files: 'site/facts.yaml' }))
  expect(filesOf(own)).toEqual(files)
  expect(existsSync(join(own, '.cache/update'))).toBe(false)
})

describe('cut off', () => {
  /** What shows that an update has come so far. Before these moments it has written nothing of the owner's. */
  const moments: [when: string, isThere: (own: string) => boolean][] = [
    [
      'while files are written, or just after it',
      (own) =>
        existsSync(join(own, '.cache/update/plan.json')) ||
        readFileSync(join(own, 'package.json'), 'utf8').includes(version),
    ],
    [
      'while the packages are put in their place, or just after it',
      (own) => existsSync(join(own, '.cache/packages')) || installed(own) === version,
    ],
  ]

  test.each(moments)('%s, it is completed', async (_, isThere) => {
    const own = await ownerWho(setUp)
    const before = filesOf(own)
    const program = start(own, 'update', next)
    const ended = once(program, 'close')
    program.stdout.resume()
    program.stderr.resume()
    await expect.poll(() => isThere(own), { timeout: 600_000, interval: 5 }).toBe(true)
    if (program.pid) process.kill(-program.pid, 'SIGKILL')
    await ended
    const cut = filesOf(own)
    if (existsSync(join(own, 'node_modules/kodhamn/package.json')))
      expect(await run(own, ['update', next])).toMatchObject({ code: 0 })
    else npm(own, 'ci')
    expect(installed(own)).toBe(version)
    const after = filesOf(own)
    for (const [file, content] of cut) expect([before.get(file), after.get(file)], file).toContain(content)
    expect(after.get('site/facts.yaml')?.match(/# migrated/g)).toHaveLength(1)
    expect(await run(own, ['check'])).toMatchObject({ code: 0 })
  })
})
