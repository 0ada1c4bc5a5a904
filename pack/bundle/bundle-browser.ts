import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { type BrowserBundle, bundles } from '../../engine/build/bundles.ts'
import { cssOptions } from '../vite/css-options.ts'
import { rolldownOptions } from '../vite/rolldown-options.ts'
import { site } from '../vite/site.ts'

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

/** The style sheets of what runs in the browser lie beside it. */
const islandSheets = () =>
  globSync('engine/**/*.css').filter((file) => {
    const stem = file.replace(/(?:\.module)?\.css$/, '')
    return ['island', 'browser'].some((side) => existsSync(`${stem}.${side}.tsx`))
  })

const themeFade = 'engine/design/styles/theme-fade.css'

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
      outDir: bundles.browser,
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
    islandModules: islandSheets().map((file) => basename(file, '.module.css')),
    laterStyles: textOf(...islandSheets(), 'engine/design/styles/switch.css', themeFade),
    themeFade: textOf(themeFade),
  }
  writeFileSync(bundles.browserDescription, JSON.stringify(bundle))
}

const textOf = (...files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('')

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
