import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installFromDebian } from './install-from-debian.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function installedOne(of: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return of.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

const systemBrowser = () => installedOne(names)

const playwrightBrowser = () => [chromium.executablePath()].find((path) => existsSync(path))

/**
 * The path of a Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's; where there is none it is
 * installed, by Playwright or (as root on Debian) by the system. Ends the process with one line where nothing helps.
 */
export function findBrowser(): string {
  const found = process.env.CHROMIUM_PATH || systemBrowser() || playwrightBrowser()
  if (found) return found
  console.log('Installing a browser …')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 240_000,
  })
  const downloaded = playwrightBrowser()
  if (downloaded) return downloaded
  installFromDebian(['chromium'])
  const installed = systemBrowser()
  if (installed) return installed
  console.error('No browser for the tests: install Chromium, or set CHROMIUM_PATH to the path of one')
  process.exit(1)
}

/**
 * The same for tests, which ask for hundreds of pages: Chromium without the parts that nobody sees, where Debian has it,
 * opens a page in a third of the time.
 */
export function findTestBrowser(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const small = ['chromium-headless-shell']
  if (!installedOne(small)) installFromDebian(small)
  return installedOne(small) ?? findBrowser()
}
