import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFolder } from '../../engine/core/site/folder.ts'
import { copyOfExample, inSite } from '../../tests/support/other-site.ts'
import { engineFiles, sourceFiles } from './source-hash.ts'

test('a changed page makes a new build, a changed test does not', () => {
  const files = sourceFiles()
  expect(files).toContain('engine/pages/home/home.tsx')
  expect(files).toContain('package-lock.json')
  expect(files.filter((file) => file.includes('.test.'))).toEqual([])
})

test('nothing that is the owner’s makes a new bundle of the pages', () => {
  const files = engineFiles()
  expect(files).toContain('engine/core/site/home.words.ts')
  expect(files.filter((file) => file.startsWith(siteFolder))).toEqual([])
})

test('the approved pictures of an owner are in their site, and make no new build', async () => {
  const folder = copyOfExample()
  mkdirSync(join(folder, 'screenshots'))
  writeFileSync(join(folder, 'screenshots/home.png'), '')
  await inSite(folder, async () => {
    const { picturesFolder } = await import('../../engine/core/site/folder.ts')
    const own = await import('./source-hash.ts')
    expect(picturesFolder).toBe(join(folder, 'screenshots'))
    expect(own.sourceFiles()).toContain(join(folder, 'facts.yaml'))
    expect(own.sourceFiles()).not.toContain(join(folder, 'screenshots/home.png'))
  })
  rmSync(folder, { recursive: true })
})
