import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: string
beforeAll(() => {
  site = mkdtempSync(join('.cache', 'site-'))
  cpSync('tests/fixtures/site', site, { recursive: true })
})
afterAll(() => rmSync(site, { recursive: true }))

/** What a build says that stops before it has made anything. */
function build() {
  const env = { ...process.env, SITE_FOLDER: site, BUILD_DIR: `${site}/build`, NODE_OPTIONS: '' }
  const { status, stderr } = spawnSync(process.execPath, ['engine/bin/kodhamn.js', 'build'], {
    env,
    encoding: 'utf8',
  })
  return { status, lines: stderr.trim().split('\n').toSorted() }
}

test('a build names what stops it in articles by file and line, and leaves drafts alone', () => {
  const article = (name: string, text: string, fields = '') =>
    writeFileSync(
      join(site, 'articles', name, 'en.md'),
      `---\nid: 2\ntitle: A title\ndescription: "${'What it is about. '.repeat(5)}"\nexcerpt: A\ncategory: devops\ntags: [a, b, c]\nkeywords: [a]\nalt: A\n${fields}---\n\n${text}`,
    )
  article('a-quiet-server', '[a](place:nowhere)\n\n[b](place:post/lost)', 'date: 2026-01-01\n')
  article('moving-your-domain', '[a](place:nowhere)', 'draft: true\n')
  article('bakery-online', 'Text.', 'date: 2026-02-30\n')
  writeFileSync(join(site, 'articles/bakery-online/cover.PNG'), 'text')
  rmSync(join(site, 'articles/backups-that-restore/cover.svg'))
  const at = (place: string, what: string) => expect.stringContaining(`${site}/articles/${place}: ${what}`)
  expect(build()).toEqual({
    status: 1,
    lines: [
      at('a-quiet-server/en.md:13', 'place:nowhere names no page'),
      at('a-quiet-server/en.md:15', 'place:post/lost names no folder'),
      at('backups-that-restore:1', 'no cover'),
      at('bakery-online/cover.PNG:1', 'is no picture'),
      at('bakery-online/en.md:10', 'date: write the day'),
    ],
  })
})

test('a build says of other files what the check says, and nothing else', () => {
  writeFileSync(join(site, 'words/about.yaml'), 'en:\n  laed: x\n  intro: { paragraphs: [""] }\n')
  const check = spawnSync(process.execPath, ['engine/cli/check.ts'], {
    env: { ...process.env, SITE_FOLDER: site, NODE_OPTIONS: '' },
    encoding: 'utf8',
  })
  const lines = [
    expect.stringContaining(`${site}/words/about.yaml:2: en.laed: there is no such text`),
    expect.stringContaining(`${site}/words/about.yaml:3: en.intro.paragraphs.0: this cannot be empty`),
  ]
  expect(check.stderr.trim().split('\n')).toEqual(lines)
  expect(build()).toEqual({ status: 1, lines })
})
