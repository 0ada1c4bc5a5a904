import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { migrations } from './migrations.ts'

/** A folder of an owner with these files. */
function ownersWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}
const pagesOf = (folder: string) => parse(readFileSync(join(folder, 'pages.yaml'), 'utf8'))

test('the categories that the engine knew become the owner’s, as their words called them', () => {
  const folder = ownersWith({
    'articles/one/en.md': '---\ncategory: devops\n---\n',
    'words/blog.yaml': 'sv:\n  categories:\n    devops: Drift\n',
    'pages.yaml': '# Mine\nhome: [work]\n',
  })
  for (let times = 0; times < 2; times++) migrations['0.2.0']?.(folder)
  expect(pagesOf(folder)).toMatchObject({
    home: ['work'],
    categories: {
      blog: { devops: { en: 'DevOps', sv: 'Drift' }, engineering: { inFilter: false } },
      projects: { infrastructure: { sv: 'Infrastruktur' } },
    },
  })
  expect(readFileSync(join(folder, 'pages.yaml'), 'utf8')).toMatch(/^# Mine\n/)
})

/** What `kodhamn check` finds wrong in the folder of an owner. */
const checkIn = (folder: string): string =>
  spawnSync(process.execPath, [resolve('engine/cli/main.ts'), 'check'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, SITE_FOLDER: undefined },
  }).stderr

test('a command that meets files of an earlier form says what brings them to this one', () => {
  const folder = ownersWith({ 'site/facts.yaml': 'officeLanguage: en\nreplyCountsOfficeHours: true\n' })
  expect(checkIn(folder)).toMatch(
    /\nThese have the form of an earlier version: site\/facts\.yaml\. npx kodhamn migrate /,
  )
  migrations['0.2.0']?.(join(folder, 'site'))
  expect(checkIn(folder)).not.toContain('earlier version')
})

test.each(['site', 'site/facts.yaml'])('to name them it writes nothing, not through a link: %s', (path) => {
  const facts = 'officeLanguage: en\nreplyCountsOfficeHours: true\n'
  const folder = ownersWith({ 'site/facts.yaml': facts })
  renameSync(join(folder, path), join(folder, 'elsewhere'))
  symlinkSync(join(folder, 'elsewhere'), join(folder, path))
  expect(checkIn(folder)).toContain('earlier version: site/facts.yaml')
  expect(readFileSync(join(folder, 'site/facts.yaml'), 'utf8')).toBe(facts)
})

test('categories that an owner has are left as they are', () => {
  const own = 'categories:\n  blog: { data: { en: Data, sv: Data } }\n'
  const folder = ownersWith({ 'articles/one/en.md': '', 'pages.yaml': own })
  migrations['0.2.0']?.(folder)
  expect(readFileSync(join(folder, 'pages.yaml'), 'utf8')).toBe(own)
})

test('what leads to a language stands among its own words', () => {
  const folder = ownersWith({
    'words/layout.yaml':
      'en:\n  otherLanguage: SWE\n  switchLanguage: Läs på svenska\nsv:\n  switchLanguage: Read in English\n',
  })
  for (let times = 0; times < 2; times++) migrations['0.2.0']?.(folder)
  expect(parse(readFileSync(join(folder, 'words/layout.yaml'), 'utf8'))).toEqual({
    en: { switchHere: 'Read in English' },
    sv: { switchHere: 'Läs på svenska' },
  })
})
