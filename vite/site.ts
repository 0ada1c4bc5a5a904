import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Plugin } from 'vite'
import { siteFolder } from '../content/site/folder.ts'

/**
 * Makes the owner's files part of a bundle. A module `content/site/…-file.ts`, which reads them where it runs, becomes what
 * it has read, so that no bundle needs the files, their schemas or a parser. `@site` leads to their folder.
 */
export function site(): Plugin {
  let isDevelopment = false
  return {
    name: 'site',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { '@site': resolve(siteFolder) } } }),
    configResolved({ command, mode }) {
      isDevelopment = command === 'serve' && mode === 'development'
    },
    load: {
      filter: { id: /\/content\/site\/[a-z]+-file\.ts$/ },
      async handler(id) {
        for (const file of globSync(`${siteFolder}/{*.yaml,*/**/*.yaml}`)) this.addWatchFile(resolve(file))
        const values = isDevelopment ? await importAgain(id) : await import(pathToFileURL(id).href)
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}

/** What a module exports now: in a thread of its own, because each thread loads a module once. */
function importAgain(file: string): Promise<object> {
  const url = JSON.stringify(pathToFileURL(file).href)
  const worker = new Worker(
    `import(${url}).then((module) => require('node:worker_threads').parentPort.postMessage({ ...module }))`,
    { eval: true },
  )
  return new Promise((found, failed) => {
    worker.once('message', found)
    worker.once('error', failed)
  })
}
