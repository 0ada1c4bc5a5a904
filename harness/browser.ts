import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from './find-program.ts'
import { installFromDebian } from './install-from-debian.ts'

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const systemBrowser = () => findProgram(chromiumNames)

const playwrightBrowser = () => [chromium.executablePath()].find((path) => existsSync(path))

/**
 * A headless browser has no mouse by default: these settings add a pointer that hovers and is precise.
 * Chromium takes only the last `--blink-settings`, so others belong into the same list.
 */
export const mouseSettings =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/**
 * The path of a Chromium: that of CHROMIUM_PATH, the system or Playwright. Else installs one, by Playwright or (as root
 * on Debian) by the system. Ends the process with one line where that fails.
 */
export function findBrowser(): string {
  const existing = process.env.CHROMIUM_PATH || systemBrowser() || playwrightBrowser()
  if (existing) return existing
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
 * The same for tests: prefers Chromium's headless shell where Debian has it, because it opens pages much faster.
 */
export function findTestBrowser(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const small = ['chromium-headless-shell']
  if (!findProgram(small)) installFromDebian(small)
  return findProgram(small) ?? findBrowser()
}

/** The name and version of a browser, such as `Chromium 156`. */
export function browserName(path: string): string {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return /\w+ \d+/.exec(stdout)?.[0] ?? stdout.trim()
}
