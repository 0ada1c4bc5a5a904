import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function systemBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

const playwrightBrowser = () => [chromium.executablePath()].find((path) => existsSync(path))

/**
 * The path of a Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's; where there is none it is
 * installed, by Playwright or (as root on Debian) by the system. Ends the process with one line where nothing helps.
 */
export function findBrowser(): string {
  const found = process.env.CHROMIUM_PATH || systemBrowser() || playwrightBrowser()
  if (found) return found
  console.log('Installing a browser …')
  const quiet = { stdio: 'ignore' } as const
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    ...quiet,
    timeout: 240_000,
  })
  const downloaded = playwrightBrowser()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  }
  const installed = systemBrowser()
  if (installed) return installed
  console.error('No browser for the tests: install Chromium, or set CHROMIUM_PATH to the path of one')
  process.exit(1)
}
