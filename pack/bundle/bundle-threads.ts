import type { Plugin } from 'vite'

/** How the server names the file of a thread. */
const threadFile = /new URL\('(\.\/[\w-]+-worker\.server\.ts)', import\.meta\.url\)/g

/** Bundles files that run in threads, and writes where they are into the code that starts them. */
export const threadBundle = (): Plugin => ({
  name: 'thread-bundle',
  enforce: 'pre',
  async transform(code, importer) {
    const files = new Map<string, string>()
    for (const [, file] of code.matchAll(threadFile)) {
      const found = file && (await this.resolve(file, importer))
      if (!found) continue
      files.set(file, this.emitFile({ type: 'chunk', id: found.id }))
    }
    if (files.size === 0) return undefined
    return code.replace(threadFile, (address, file: string) => {
      const reference = files.get(file)
      return reference ? `new URL(import.meta.ROLLUP_FILE_URL_${reference})` : address
    })
  },
  // Vite would write an address on the site.
  resolveFileUrl: ({ relativePath }) => `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`,
})
