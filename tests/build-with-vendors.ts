import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { folderWithVendors, vendorSettings } from './vendors.ts'

/** Builds the site a second time, with every service that measures visits set up, where that is not done yet. */
test('the site builds with every service that measures visits set up', () => {
  test.setTimeout(300_000)
  const { status, stderr } = spawnSync(process.execPath, ['scripts/test/build-once.ts'], {
    env: { ...process.env, ...vendorSettings, BUILD_DIR: folderWithVendors },
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  expect(existsSync(`${folderWithVendors}/manifest.json`)).toBe(true)
  const page = readFileSync(`${folderWithVendors}/site/privacy.html`, 'utf8')
  for (const service of [
    'Tag manager',
    'Privacy analytics',
    'Web analytics',
    'Hosting analytics',
    'Speed insights',
  ])
    expect(page).toContain(`<dt>${service}</dt>`)
})
