import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { vendorNames } from '../../engine/features/analytics/analytics-vendors.ts'
import { words } from '../../engine/pages/privacy/privacy.words.ts'
import { folderWithVendors, vendorSettings } from '../support/vendors.ts'

/** Renders the site a second time with all analytics vendors, unless it is up to date. */
test('the site builds with all analytics vendors', () => {
  // It renders every page.
  test.setTimeout(900_000)
  const { status, stderr } = spawnSync(process.execPath, ['pack/build-once.ts'], {
    env: { ...process.env, ...vendorSettings, BUILD_DIR: folderWithVendors },
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  expect(existsSync(`${folderWithVendors}/manifest.json`)).toBe(true)
  const page = readFileSync(`${folderWithVendors}/site/privacy.html`, 'utf8')
  for (const name of vendorNames) expect(page).toContain(`<dt>${words.en.processors[name].term}</dt>`)
})
