/** Each feature is deleted in a copy of the project, with the lines of the list: types and build hold, and nothing built speaks of it. */
import { execFile } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkTypes } from '../support/check-types.ts'
import { copyProject } from '../support/copy-project.ts'
import { type Deletion, deletions, partsOf } from '../support/deletions.ts'
import { processEnvironment } from '../support/process-environment.ts'

const run = promisify(execFile)

const routeTypes = ['node_modules/@react-router/dev/bin.cjs', 'typegen']
const build = ['--import=./tests/fixture-site.ts', 'pack/build-once.ts']

/** Runs a program of Node in a folder. Throws with what it printed where it fails. */
const node = (folder: string, ...command: string[]) =>
  run(process.execPath, command, {
    cwd: folder,
    env: { ...processEnvironment, SITE_FOLDER: 'tests/fixtures/site', BUILD_DIR: '.cache/fixture-build' },
    maxBuffer: 64 * 1024 * 1024,
  }).catch(({ stdout, stderr }) => {
    throw new Error(`${command.join(' ')}\n${stdout}${stderr}`)
  })

/** The whole text of a site and its desk, for those who visit them. */
const builtText = (folder: string) =>
  globSync('.cache/fixture-build/{site,desk}/**/*.{html,js,json,css,xml,txt,md,webmanifest}', { cwd: folder })
    .map((file) => `${file}\n${readFileSync(join(folder, file), 'utf8')}`)
    .join('\n')

/** Replaces a line of a file, or several in a row, with any indentation. Throws where they are not there once. */
function replaceLine(file: string, text: string, instead: string) {
  const pattern = text
    .split('\n')
    .map((line) => `[ \\t]*${RegExp.escape(line.trim())}\\n`)
    .join('')
  const before = readFileSync(file, 'utf8')
  expect(before.match(new RegExp(`^${pattern}`, 'gm')), `${file}: ${text}`).toHaveLength(1)
  writeFileSync(
    file,
    before.replace(new RegExp(`^${pattern}`, 'm'), () => instead && `${instead}\n`),
  )
}

let whole: string
beforeAll(async () => {
  await node('.', ...routeTypes)
  whole = builtText('.')
})

/** Two at a time take half as long. It finds as much: no feature imports another. */
const together = [
  ['messages', 'search'],
  ['booking', 'feeds'],
  ['newsletter', 'analytics'],
  ['statistics', 'backups'],
  ['week-mail'],
]

test('the list of deletions is done whole', () => {
  expect(together.flat().sort()).toEqual(deletions.map(({ feature }) => feature).sort())
})

test.each(together.map((features) => ({ features, names: features.join(' and ') })))(
  'without $names types and build hold, and nothing speaks of it',
  async ({ features }) => {
    const gone = deletions.filter(({ feature }) => features.includes(feature))
    const words = gone.flatMap((deletion) => deletion.words)
    for (const word of words) expect(whole.includes(word), `The whole site has no ${word}`).toBe(true)
    const folder = copyProject()
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const deletion of gone) remove(folder, deletion)
    cpSync('.react-router', join(folder, '.react-router'), { recursive: true })
    if (gone.some(({ files }) => files?.some((file) => file.startsWith('engine/pages/'))))
      await node(folder, ...routeTypes)
    const done = await Promise.allSettled([checkTypes(folder), node(folder, ...build)])
    expect(done.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []))).toEqual([])
    const text = builtText(folder)
    const left = words.flatMap((word) => placesOf(word, text))
    expect(left).toEqual([])
  },
)

/** Deletes a feature in a copy of the project. */
function remove(folder: string, { feature, lines, files = [] }: Deletion) {
  for (const gone of [`engine/features/${feature}`, ...files])
    rmSync(join(folder, gone), { recursive: true, force: true })
  for (const [file, those] of Object.entries(lines))
    for (const line of those) replaceLine(join(folder, file), ...partsOf(line))
}

/** Where a word stands, with what is around it. */
function placesOf(word: string, text: string): string[] {
  const at = text.indexOf(word)
  return at < 0 ? [] : [text.slice(Math.max(0, at - 80), at + 80)]
}
