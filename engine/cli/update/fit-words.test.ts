import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { siteFolder } from '../../core/site/folder.ts'
import { fill } from '../../core/text/sentence.ts'
import { sentencesOf } from './default-words.ts'
import { updateWords } from './update.words.ts'

/** Runs a program for a site, and returns what it prints. */
function run(site: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, SITE_FOLDER: site },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

const { en } = updateWords

const home = `# My words
en:
  # In this town
  lead: Websites in {town}
  typed: one
  gone: Once here
sv:
  lead: Webbplatser i {town}
`

test('whoever runs it by hand is told what it changed, or that it had nothing to', () => {
  const site = join(mkdtempSync(join(tmpdir(), 'former-')), 'site')
  onTestFinished(() => rmSync(dirname(site), { recursive: true }))
  cpSync(siteFolder, site, { recursive: true })
  const facts = join(site, 'facts.yaml')
  const former = readFileSync(facts, 'utf8').replace(/^replyOnClosedDays:.*/m, 'replyCountsOfficeHours: true')
  writeFileSync(facts, former)
  expect(run(site, 'engine/cli/update/migrate-site.ts')).toBe(
    `${fill(en.migrated, { files: 'site/facts.yaml' })}\n`,
  )
  expect(run(site, 'engine/cli/update/migrate-site.ts')).toBe(`${en.isMigrated}\n`)
})

test('sentences that fit no more are set aside, and what is new is listed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const site = join(folder, 'site')
  cpSync(siteFolder, site, { recursive: true })
  const { 'home.en.lead': lead, ...others } = Object.fromEntries(
    sentencesOf(JSON.parse(run(site, 'tests/support/print-words.ts'))),
  )
  writeFileSync(join(site, 'words/home.yaml'), home)
  // Without {role}, which stands in the engine's sentence.
  const post = 'en:\n  author:\n    title: Developer\n'
  writeFileSync(join(site, 'words/post.yaml'), post)
  writeFileSync(join(site, 'words/former.yaml'), 'en:\n  title: Former\n')
  // What an earlier update has left stays.
  mkdirSync(join(site, 'words/unused'), { recursive: true })
  writeFileSync(join(site, 'words/unused/former.yaml'), 'en:\n  title: Earlier\n')
  const before = join(site, 'before.json')
  writeFileSync(before, JSON.stringify({ ...others, 'home.en.lead': 'Older', 'former.en.title': 'Was' }))

  const printed = run(site, 'engine/cli/update/migrate-site.ts', '0.0.1', before)

  const readWords = (name: string) => readFileSync(join(site, 'words', name), 'utf8')
  expect(readWords('home.yaml')).toBe(home.replace(/ {2}typed.*\n {2}gone.*\n/, ''))
  expect(readWords('unused/home.yaml')).toBe('en:\n  typed: one\n  gone: Once here\n')
  expect(readWords('post.yaml')).toBe(post)
  expect(existsSync(join(site, 'words/former.yaml'))).toBe(false)
  expect(readWords('unused/former.yaml')).toBe('en:\n  title: Earlier\nen (2):\n  title: Former\n')
  const unused = join(site, 'words/unused')
  expect(printed.split('\n')).toEqual([
    en.setAside,
    ...['former.yaml: en', 'home.yaml: en.typed', 'home.yaml: en.gone'].map((name) => `  ${unused}/${name}`),
    en.words,
    ...['home.en.lead', '  before: Older', `  after: ${lead}`, '  yours: Websites in {town}'],
    ...['former.en.title', '  before: Was', '  yours: Former'],
    '',
  ])
  const listed = (folder: string) => JSON.parse(readFileSync(join(folder, 'new-words.json'), 'utf8'))
  expect(listed(site)).toMatchObject([
    // Those of earlier updates stay.
    ...listed(siteFolder),
    {
      from: '0.0.1',
      words: [
        { name: 'home.en.lead', own: 'Websites in {town}' },
        { name: 'former.en.title', own: 'Former' },
      ],
    },
  ])
  run(site, 'engine/cli/check.ts')
})
