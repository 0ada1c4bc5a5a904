/** What is bundled of the engine, alike for all sites: it lies beside the engine, wherever that is installed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { besideEngine } from '../core/base/engine-folder.ts'

const folder = besideEngine('bundles')

/** The folders of the bundles: what renders the pages, and their styles; the files of the islands; the server; the desk. */
export const bundles = {
  folder,
  pages: join(folder, 'pages'),
  browser: join(folder, 'browser'),
  server: join(folder, 'server'),
  desk: join(folder, 'desk'),
  /** What is told of the scripts beside their files. */
  browserDescription: join(folder, 'browser.json'),
  /** Written last: one hash of all sources. */
  engineHash: join(folder, 'engine-hash'),
}

export interface BrowserBundle {
  /** The path of the module that hydrates the islands. */
  entry: string
  /** The script that is inline in every page. */
  inlineScript: string
  /** The code of all scripts. */
  scripts: string
  /** The names of the style sheets of islands, which use classes later that are not in the HTML yet. */
  islandModules: readonly string[]
  /** Styles that a script adds later (deferred-styles.browser.ts), which use tokens of the page. */
  laterStyles: string
  /** Of no use to the first view. */
  themeFade: string
}

export const readBrowserBundle = (): BrowserBundle =>
  JSON.parse(readFileSync(bundles.browserDescription, 'utf8'))

/** Changes with whatever the engine does. */
export const engineHash = () => readFileSync(bundles.engineHash, 'utf8')
