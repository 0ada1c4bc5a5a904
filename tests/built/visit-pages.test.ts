import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { visitPages } from '../../engine/cli/test/visit-pages.ts'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import type { Manifest } from '../../engine/core/served/manifest.server.ts'

test('each page and all that it leads to is there', async () => {
  await visitPages()
})

test('a page that does not answer and links that lead nowhere are named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'visit-'))
  cpSync(buildFolder, folder, { recursive: true })
  const file = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.titles['/nowhere'] = 'Nowhere'
  delete manifest.files['/sv/feed.xml']
  writeFileSync(file, JSON.stringify(manifest))
  const error: unknown = await visitPages(folder).catch((reason: unknown) => reason)
  rmSync(folder, { recursive: true })
  const lines = error instanceof Error ? error.message.split('\n') : []
  expect(lines).toContain('/nowhere is answered with status 404')
  expect(lines).toContain('/sv leads to /sv/feed.xml, which is answered with status 404')
})
