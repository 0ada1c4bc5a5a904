/**
 * `npm run test:accessibility`: the tests that the accessibility statement names. Where they find no fault, the
 * version, the day and the browser are written to accessibility.json in the owner's folder, which the statement prints.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { facts } from '../engine/core/site/facts.ts'
import { siteFolder } from '../engine/core/site/folder.ts'
import { today } from '../engine/core/site/published.ts'
import type { AccessibilityTest } from '../engine/core/site/tested.ts'
import { browserName, findTestBrowser } from '../harness/browser.ts'

const specs = ['keyboard', 'layout', 'user-preferences', 'consent', 'contact']

const browser = findTestBrowser()
for (const command of [
  ['pack/build-once.ts'],
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=vite.config.ts',
    '--project=every-site',
    'tests/built/pages.test.ts',
  ],
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/every-site/every-site.config.ts',
    'pages.spec.ts',
  ],
  // What the engine does is tested on the site of the tests.
  ['--import=./tests/fixture-site.ts', 'pack/build-once.ts'],
  ['node_modules/@playwright/test/cli.js', 'test', ...specs.map((spec) => `tests/e2e/${spec}.spec.ts`)],
] as const) {
  const { status } = spawnSync(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser },
  })
  if (status !== 0) process.exit(1)
}
// There is nothing to read before the build.
const { mainPaths } = await import('../harness/built-site.ts')
const { version }: { version: string } = JSON.parse(readFileSync('engine/package.json', 'utf8'))
const tested: AccessibilityTest = {
  site: facts.origin,
  version,
  date: today(),
  browser: browserName(browser),
  pages: mainPaths.length,
}
const file = join(siteFolder, 'accessibility.json')
writeFileSync(file, `${JSON.stringify(tested, null, 2)}\n`)
console.log(`${file} is written: build again, and commit it with the release`)
