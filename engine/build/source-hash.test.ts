import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyOfExample, inSite } from '../../tests/support/other-site.ts'

test('the approved pictures of an owner are in their site, and make no new build', async () => {
  const folder = copyOfExample()
  mkdirSync(join(folder, 'screenshots'))
  writeFileSync(join(folder, 'screenshots/home.png'), '')
  await inSite(folder, async () => {
    const { picturesFolder } = await import('../core/site/folder.ts')
    const own = await import('./source-hash.ts')
    expect(picturesFolder).toBe(join(folder, 'screenshots'))
    expect(own.ownFiles()).toContain(join(folder, 'facts.yaml'))
    expect(own.ownFiles()).not.toContain(join(folder, 'screenshots/home.png'))
  })
  rmSync(folder, { recursive: true })
})
