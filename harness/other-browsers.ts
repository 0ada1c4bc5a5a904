import { spawnSync } from 'node:child_process'
import { findProgram } from './find-program.ts'
import { installFromDebian } from './install-from-debian.ts'

/** Firefox on the PATH, if there is one. */
export const findFirefox = () => findProgram(['firefox-esr', 'firefox'])

/** The bindings that tests/other-browsers/webkit-window.py needs, in Debian's Python. */
const hasWebKitBindings = () =>
  spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0

/** What a browser needs, by its Debian package. */
const needs = {
  firefox: { 'firefox-esr': () => findFirefox() !== undefined },
  webkit: {
    'webkit2gtk-driver': () => findProgram(['WebKitWebDriver']) !== undefined,
    xvfb: () => findProgram(['Xvfb']) !== undefined,
    'python3-gi': hasWebKitBindings,
    'gir1.2-webkit2-4.1': hasWebKitBindings,
  },
}

/**
 * The browsers beside Chromium that can be tested here. Installs missing ones as root on Debian. Says in one line what is
 * missing elsewhere.
 */
export function findOtherBrowsers(): string[] {
  const missing = (packages: Record<string, () => boolean>) =>
    Object.entries(packages).flatMap(([name, isInstalled]) => (isInstalled() ? [] : [name]))
  const packages = Object.values(needs).flatMap(missing)
  if (packages.length > 0) installFromDebian(packages, '--no-install-recommends')
  return Object.entries(needs).flatMap(([browser, packages]) => {
    const stillMissing = missing(packages)
    if (stillMissing.length === 0) return [browser]
    console.log(`Skipped, the tests in ${browser}: they need Debian's packages ${stillMissing.join(', ')}`)
    return []
  })
}
