import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inSite } from '../../../tests/support/other-site.ts'

function folderWith(fill: (folder: string) => unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  fill(folder)
  return folder
}

test('what programs leave in a folder does not count', () => {
  const strange = [
    '.DS_Store',
    '.git',
    '.obsidian',
    '.trash',
    'Thumbs.db',
    'desktop.ini',
    'en.md~',
    '#en.md#',
    '.en.md.swp',
  ]
  const folder = folderWith((root) => {
    for (const name of [...strange, 'en.md', '.well-known']) writeFileSync(join(root, name), '')
    mkdirSync(join(root, '__MACOSX'))
    mkdirSync(join(root, 'notes'))
  })
  return inSite(folder, async () => {
    const { entriesIn } = await import('./files.ts')
    expect(entriesIn(folder).map(({ name }) => name)).toEqual(['.well-known', 'en.md', 'notes'])
    expect(entriesIn(join(folder, 'none'))).toEqual([])
  })
})

test('a link is followed within the folder of the owner, and named elsewhere', () => {
  const elsewhere = folderWith((root) => mkdirSync(join(root, 'article')))
  const folder = folderWith((root) => {
    mkdirSync(join(root, 'articles/one'), { recursive: true })
    mkdirSync(join(root, '.obsidian'))
    symlinkSync('one', join(root, 'articles/same'))
    symlinkSync(join(elsewhere, 'article'), join(root, 'articles/out'))
    symlinkSync('gone', join(root, 'articles/nowhere'))
    symlinkSync('round', join(root, 'articles/round'))
    symlinkSync('/', join(root, '.obsidian/root'))
    symlinkSync(join(root, 'articles/one'), join(root, 'articles/here-alone'))
  })
  return inSite(folder, async () => {
    const { strayLinks } = await import('./files.ts')
    const { foldersIn } = await import('./read-yaml.ts')
    expect(
      strayLinks()
        .map((link) => relative(folder, link))
        .sort(),
    ).toEqual(['articles/here-alone', 'articles/nowhere', 'articles/out', 'articles/round'])
    expect(foldersIn('articles')).toEqual(['here-alone', 'one', 'out', 'same'])
  })
})
