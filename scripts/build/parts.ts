import { build, type Plugin, type Rolldown } from 'vite'
import { classNames } from '../class-names.ts'
import { withShortTokens } from '../token-names.ts'
import { buildFolder } from './folder.ts'

export interface Parts {
  /** Where the browser fetches React and the interactive parts from, once it is idle. */
  entry: string
  /** The small script that stands inline in every page. */
  head: string
}

const shared = {
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  css: { modules: classNames, transformer: 'postcss' },
} as const

/**
 * Bundles what runs in the browser: the head script to one string, and the interactive parts to files in
 * parts/assets of the build's folder. Their styles stand in the pages already, so none are loaded with them but those of
 * what only a script shows, as text.
 */
export async function buildParts(): Promise<Parts> {
  const head = await build({
    ...shared,
    build: {
      write: false,
      rolldownOptions: { input: 'app/interactive/head.ts', output: { format: 'iife' } },
    },
  })
  const parts = await build({
    ...shared,
    plugins: [errorsWithoutTraces(), shortTokens()],
    build: {
      outDir: `${buildFolder}/parts`,
      emptyOutDir: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'app/interactive/start.tsx', preserveEntrySignatures: 'allow-extension' },
    },
  })
  return { entry: `/${entryOf(parts).fileName}`, head: entryOf(head).code.trim() }
}

function entryOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk {
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs) {
    const entry = 'output' in output && output.output.find((file) => file.type === 'chunk' && file.isEntry)
    if (entry && entry.type === 'chunk') return entry
  }
  throw new Error('The interactive parts were bundled without an entry')
}

/**
 * As it is loaded React makes some errors that it only throws to itself, and knows by their identity. Visitors' browsers
 * make an error at no cost. One that is inspected, by Lighthouse too, writes down where: for that V8 parses all of React
 * once more, which takes 130 ms on a slow phone. So these are errors without a trace.
 */
function errorsWithoutTraces(): Plugin {
  return {
    name: 'errors-without-traces',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({
        code: code.replaceAll(
          /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
          '$1Object.assign(Object.create(Error.prototype), { message: $2 })',
        ),
        map: null,
      }),
    },
  }
}

/** Styles that come as text ask for tokens as the pages have them. */
function shortTokens(): Plugin {
  return {
    name: 'short-tokens',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: (code) => ({ code: withShortTokens(code), map: null }),
    },
  }
}
