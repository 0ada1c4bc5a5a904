import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyFacts } from '../../tests/support/copy-facts.ts'
import { blogCategories } from '../addresses/categories.ts'
import { coverFiles, coverIn } from '../artwork/covers.ts'
import { lights } from '../artwork/palette.ts'
import { drawTopic } from '../artwork/topics.ts'
import { readOptions } from './article/options.ts'

// Each step runs a process.
vi.setConfig({ testTimeout: 90_000 })

let folder: string
let env: NodeJS.ProcessEnv
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'article-'))
  env = copyFacts(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function run(script: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...options], {
    cwd: folder,
    encoding: 'utf8',
    env,
    timeout: 60_000,
  })
  return { status, output: stdout + stderr }
}
const write = (...options: string[]) => run('engine/cli/article.ts', ...options)
const read = (file: string) => readFileSync(join(folder, 'site/articles', file), 'utf8')

test('a title becomes a draft in both languages, which passes the checks', () => {
  expect(write('Gröna öar', '--sv', 'Blåa öar: en guide', '--category', 'anteckningar').status).toBe(0)
  expect(read('grona-oar/en.md')).toMatch(/^---\nid: 1\ndraft: true\ntitle: "Gröna öar"\n/)
  expect(read('grona-oar/en.md')).toContain('\ncategory: notes\n')
  expect(read('grona-oar/sv.md')).toMatch(/^---\nslug: blaa-oar-en-guide\ntitle: "Blåa öar: en guide"\n/)
  expect(read('grona-oar/sv.md')).toContain('\ncategory: notes\n')

  const result = run('engine/cli/check.ts')
  expect(result).toMatchObject({ status: 0, output: expect.stringContaining('grona-oar is a draft with') })
  expect(result.output).not.toContain('still says TODO')
  expect(run('engine/cli/check.ts', 'grona-oar').output).toContain('grona-oar/en.md:5: still says TODO')
})

test('a title of digits becomes an address of digits', () => {
  write('2026')
  expect(read('2026/sv.md')).toContain('\nslug: "2026"\n')
  expect(run('engine/cli/check.ts', '2026').output).not.toContain('slug')
})

test('covers depend on the category, the title and the light alone', () => {
  const draw = (...cover: Parameters<typeof drawTopic>) => drawTopic(...cover).replace(/<!--.*?-->/, '')
  expect(draw('devops', 'one', 'night')).toBe(draw('devops', 'one', 'night'))
  const covers = blogCategories.flatMap((topic) =>
    ['one', 'two'].flatMap((name) => lights.map((light) => draw(topic, name, light))),
  )
  expect(new Set(covers).size).toBe(4 * blogCategories.length)
  for (const cover of covers) expect(cover).toMatch(/^<svg [^>]+>.*<\/svg>\n$/)
})

test('a drawn cover gives both lights, again and again, and a picture of the owner gives none', () => {
  const [night, morning] = lights.map((light) => drawTopic('automation', 'one', light))
  for (const picture of [night, morning]) {
    expect(coverIn('night', picture ?? '')).toBe(night)
    expect(coverIn('morning', picture ?? '')).toBe(morning)
  }
  const byHand = readFileSync('tests/fixtures/site/articles/backups-that-restore/cover.svg', 'utf8')
  const light = coverIn('morning', byHand) ?? ''
  expect(light).not.toBe(byHand)
  expect(coverIn('morning', light)).toBe(light)
  expect(coverIn('night', light)).toBe(coverIn('night', byHand))
  expect(coverIn('morning', '<svg></svg>')).toBeUndefined()
})

test('an article in Swedish only has the chosen folder and date', () => {
  expect(write('Bara här', '--only', 'sv', '--slug', 'only-here', '--date', '2027-01-31').status).toBe(0)
  expect(readdirSync(join(folder, 'site/articles/only-here')).sort()).toEqual(
    [...Object.values(coverFiles), 'sv.md'].sort(),
  )
  expect(read('only-here/sv.md')).toMatch(/^---\nid: 1\ndraft: true\nonly: sv\ntitle: "Bara här"\n/)
  expect(read('only-here/sv.md')).toContain('\ndate: 2027-01-31\n')
  expect(run('engine/cli/check.ts').status).toBe(0)
})

test('existing files are never overwritten, and a failure writes nothing', () => {
  write('Taken', '--sv', 'Upptagen')
  const before = read('taken/en.md')
  expect(write('Taken')).toMatchObject({ status: 1, output: expect.stringContaining('already exists') })
  expect(write('Other', '--sv', 'Upptagen')).toMatchObject({
    status: 1,
    output: expect.stringContaining('taken/sv.md has the address upptagen'),
  })
  expect(readdirSync(join(folder, 'site/articles'))).toEqual(['taken'])
  expect(read('taken/en.md')).toBe(before)
  expect(existsSync(join(folder, 'site/articles/other'))).toBe(false)
})

test.each([
  [[], 'it needs a title'],
  [['Two', 'words'], 'put the title in quotes'],
  [['Title', '--category', 'Cooking'], '--category: use web-development'],
  [['Title', '--date', 'tomorrow'], '--date: a day as'],
  [['Title', '--slug', 'Not A Slug'], '--slug: use small letters'],
  [['Title', '--colour', 'red'], "Unknown option '--colour'"],
  [['T'.repeat(71)], 'at most 70 letters'],
])('%j is refused with the reason', (options, error) => {
  expect(() => readOptions(options)).toThrow(error)
})
