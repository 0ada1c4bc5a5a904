import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blogCategories } from '../app/categories.ts'
import { words as blogWords } from '../app/pages/blog/blog.words.ts'
import { readOptions } from './article/options.ts'
import { drawTopic, redrawn } from './artwork/topics.ts'

// Each step runs a process.
vi.setConfig({ testTimeout: 90_000 })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'article-'))
  mkdirSync(join(folder, 'content/articles'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function run(script: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...options], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, output: stdout + stderr }
}
const write = (...options: string[]) => run('scripts/article.ts', ...options)
const read = (file: string) => readFileSync(join(folder, 'content/articles', file), 'utf8')

test('a title becomes a draft in both languages, which passes the checks', () => {
  expect(
    write('Gröna öar', '--sv', 'Blåa öar: en guide', '--category', blogWords.sv.categories.automation).status,
  ).toBe(0)
  expect(read('grona-oar/en.md')).toMatch(/^---\nid: 1\ndraft: true\ntitle: "Gröna öar"\n/)
  expect(read('grona-oar/en.md')).toContain('\ncategory: automation\n')
  expect(read('grona-oar/sv.md')).toMatch(/^---\nslug: blaa-oar-en-guide\ntitle: "Blåa öar: en guide"\n/)
  expect(read('grona-oar/sv.md')).toContain('\ncategory: automation\n')

  const result = run('scripts/check-content.ts')
  expect(result).toMatchObject({ status: 0, output: expect.stringContaining('grona-oar is a draft with') })
  expect(result.output).not.toContain('still says TODO')
  expect(run('scripts/check-content.ts', 'grona-oar').output).toContain('grona-oar/en.md:5: still says TODO')
})

test('covers depend on the category and the title alone', () => {
  const draw = (topic: Parameters<typeof drawTopic>[0], name: string) =>
    drawTopic(topic, name).picture.replace(/<!--.*?-->/, '')
  expect(draw('devops', 'one')).toBe(draw('devops', 'one'))
  const covers = blogCategories.flatMap((topic) => [draw(topic, 'one'), draw(topic, 'two')])
  expect(new Set(covers).size).toBe(2 * blogCategories.length)
  for (const cover of covers) expect(cover).toMatch(/^<svg [^>]+>.*<\/svg>\n$/)
  const { picture } = drawTopic('automation', 'one')
  expect(redrawn(picture), 'drawn anew where the colors change').toBe(picture)
  expect(redrawn('<svg></svg>'), 'a picture of the owner').toBeUndefined()
})

test('an article in Swedish only has the chosen folder and date', () => {
  expect(write('Bara här', '--only', 'sv', '--slug', 'only-here', '--date', '2027-01-31').status).toBe(0)
  expect(readdirSync(join(folder, 'content/articles/only-here')).sort()).toEqual(['cover.svg', 'sv.md'])
  expect(read('only-here/sv.md')).toMatch(/^---\nid: 1\ndraft: true\nonly: sv\ntitle: "Bara här"\n/)
  expect(read('only-here/sv.md')).toContain('\ndate: 2027-01-31\n')
  expect(run('scripts/check-content.ts').status).toBe(0)
})

test('existing files are never overwritten, and a failure writes nothing', () => {
  write('Taken', '--sv', 'Upptagen')
  const before = read('taken/en.md')
  expect(write('Taken')).toMatchObject({ status: 1, output: expect.stringContaining('is there already') })
  expect(write('Other', '--sv', 'Upptagen')).toMatchObject({
    status: 1,
    output: expect.stringContaining('taken/sv.md has the address upptagen'),
  })
  expect(readdirSync(join(folder, 'content/articles'))).toEqual(['taken'])
  expect(read('taken/en.md')).toBe(before)
  expect(existsSync(join(folder, 'content/articles/other'))).toBe(false)
})

test.each([
  [[], 'it needs a title'],
  [['Two', 'words'], 'put the title in quotes'],
  [['Title', '--category', 'Cooking'], '--category: one of web-development'],
  [['Title', '--date', 'tomorrow'], '--date: a day as'],
  [['Title', '--slug', 'Not A Slug'], '--slug: use small letters'],
  [['Title', '--colour', 'red'], "Unknown option '--colour'"],
  [['T'.repeat(71)], 'at most 70 letters'],
])('%j is refused with the reason', (options, error) => {
  expect(() => readOptions(options)).toThrow(error)
})
