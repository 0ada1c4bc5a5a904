import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import { declarations, type Theme } from '../content/colors.ts'
import { findSiteFolder, siteFolder } from '../content/site/folder.ts'
import { engineHeadingFace, ownHeadingFace } from './font-faces.ts'

const readers = /\/(content\/site\/[a-z]+-file|app\/components\/search\.words)\.ts$/

const css = /\/app\/styles\/tokens\.css(?!\?raw)/

/**
 * Makes the owner's files part of a bundle. A module `content/site/…-file.ts`, which reads them where it runs, becomes what
 * it has read, so that no bundle needs the files, their schemas or a parser. So do the words of the search, which are all
 * that browsers fetch of words: with them would come every fact. tokens.css gets the colors of the brand.
 * `@site` leads to the folder of the files, `@heading-face` to the font of headings. With `readsWhenRun` what runs in Node
 * reads the files itself, so that the bundle stays the same when a text changes.
 */
export function site({ readsWhenRun = false } = {}): Plugin {
  let isDevelopment = false
  let isTest = false
  let isBuild = false
  /** Whether what is bundled for this environment reads the files itself. */
  const isReader = (environment: string) => readsWhenRun && isBuild && environment !== 'client'
  /** What all such modules export in development, until a file changes. */
  let current: ReturnType<typeof readAgain> | undefined
  const valuesOf = async (file: string) => {
    if (!isDevelopment) return import(pathToFileURL(file).href)
    current ??= readAgain()
    return (await current)[file]
  }
  return {
    name: 'site',
    enforce: 'pre',
    config: async () => ({
      resolve: {
        alias: [
          { find: '@site', replacement: resolve(siteFolder) },
          // Also with `?url`.
          { find: /^@heading-face/, replacement: (await ownHeadingFace('woff2')) ?? engineHeadingFace },
        ],
      },
    }),
    configResolved({ command, mode }) {
      isDevelopment = command === 'serve' && mode === 'development'
      isTest = mode === 'test'
      isBuild = command === 'build'
    },
    watchChange() {
      current = undefined
    },
    configureServer(server) {
      // It may lie outside the project.
      server.watcher.add(resolve(siteFolder))
      // A folder `site` takes the place of the example once it is there.
      let isOutdated = false
      server.watcher.on('all', async () => {
        if (isOutdated || findSiteFolder() === siteFolder) return
        isOutdated = true
        await server.restart()
      })
    },
    // A new file is none that a module has read: all modules that read the owner's are loaded again.
    hotUpdate({ file, type, modules }) {
      if (type === 'update' || !file.startsWith(`${resolve(siteFolder)}/`)) return undefined
      const reading = [...this.environment.moduleGraph.idToModuleMap].filter(
        ([id]) => readers.test(id) || css.test(id),
      )
      return [...new Set([...modules, ...reading.map(([, module]) => module)])]
    },
    resolveId: {
      filter: { id: /^#project\/|-file\.ts$/ },
      async handler(source, importer) {
        if (!isReader(this.environment.name)) return undefined
        if (source.startsWith('#project/')) return { id: source, external: true }
        const file = await this.resolve(source, importer, { skipSelf: true })
        return file && readers.test(file.id)
          ? { id: `#project/${relative('.', file.id)}`, external: true }
          : file
      },
    },
    load: {
      filter: { id: readers },
      async handler(id) {
        // Tests read them, also those of other sites.
        if (isTest || isReader(this.environment.name)) return undefined
        for (const file of globSync(`${siteFolder}/{*,*/**/*}.{yaml,svg}`)) this.addWatchFile(resolve(file))
        return Object.entries(await valuesOf(id))
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
    transform: {
      filter: { id: css },
      async handler(style) {
        this.addWatchFile(resolve(siteFolder, 'brand.yaml'))
        const { colors }: typeof import('../content/site/brand-file.ts') = await valuesOf(
          resolve('content/site/brand-file.ts'),
        )
        return style.replace(/\/\* colors of the (dark|light) theme \*\//g, (_, theme: Theme) =>
          declarations(colors[theme], theme),
        )
      },
    },
  }
}

/** What the modules that read the owner's files export now, by path: in a thread of its own, because each loads a module once. */
function readAgain(): Promise<Record<string, object>> {
  const files = globSync('{content/site/*-file,app/components/search.words}.ts').map((file) => resolve(file))
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads')
    const { pathToFileURL } = require('node:url')
    Promise.all(workerData.map(async (file) => [file, { ...(await import(pathToFileURL(file).href)) }])).then(
      (entries) => parentPort.postMessage(Object.fromEntries(entries)))`,
    { eval: true, workerData: files },
  )
  return new Promise((found, failed) => {
    worker.once('message', found)
    worker.once('error', failed)
  })
}
