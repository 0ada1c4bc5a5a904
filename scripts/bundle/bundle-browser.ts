import { readFileSync, writeFileSync } from 'node:fs'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { bundles } from '../../engine/core/base/build-folder.ts'
import { cssOptions } from '../../vite/css-options.ts'
import { rolldownOptions } from '../../vite/rolldown-options.ts'
import { site } from '../../vite/site.ts'

export interface BrowserBundle {
  /** The path of the module that hydrates the islands. */
  entry: string
  /** The script that is inline in every page. */
  inlineScript: string
  /** The code of all scripts. */
  scripts: string
}

/** The files of the islands. */
export const browserBundle = `${bundles}/browser`

const shared = {
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  css: cssOptions,
  plugins: [site()],
} satisfies InlineConfig

/**
 * Has the entry, which holds React, compiled beside the page as it arrives: else the page waits while its functions are
 * compiled one by one. The comment counts only as the first line, so it is added last.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compiledAsItArrives: Plugin = {
  name: 'compiled-as-it-arrives',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

const named = ({ name }: { name: string }) => `assets/${name.replace(/\.(browser|island)$/, '')}-[hash].js`

/** What is told of the bundle beside its files. */
const description = `${bundles}/browser.json`

export const readBrowserBundle = (): BrowserBundle => JSON.parse(readFileSync(description, 'utf8'))

/**
 * Bundles the browser code: the inline script to one string, and the islands to files in browser/assets of the bundles. The styles of islands are inline in the pages; deferred-styles.browser.ts contains the others as text.
 */
export async function bundleBrowser() {
  const inlineScript = await build({
    ...shared,
    build: {
      write: false,
      rolldownOptions: {
        ...rolldownOptions,
        input: 'engine/shell/inline-script.inline.ts',
        output: { format: 'iife' },
      },
    },
  })
  const islands = await build({
    ...shared,
    plugins: [...shared.plugins, compiledAsItArrives],
    build: {
      outDir: browserBundle,
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...rolldownOptions,
        input: 'engine/shell/start.browser.tsx',
        // Without the side: pages have the name of the entry.
        output: { entryFileNames: named, chunkFileNames: named },
        preserveEntrySignatures: 'allow-extension',
      },
    },
  })
  const scripts = [inlineScript, islands].flatMap(chunksOf).map(({ code }) => code)
  const bundle: BrowserBundle = {
    entry: `/${entryOf(islands).fileName}`,
    inlineScript: entryOf(inlineScript).code.trim(),
    scripts: scripts.join('\n'),
  }
  writeFileSync(description, JSON.stringify(bundle))
}

type Built = Awaited<ReturnType<typeof build>>

const chunksOf = (result: Built): Rolldown.OutputChunk[] =>
  [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk')

function entryOf(result: Built): Rolldown.OutputChunk {
  const entry = chunksOf(result).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The bundle has no entry')
  return entry
}
