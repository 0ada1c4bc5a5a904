/** Bundles the page of the owner's desk into desk/ of the build folder. Run by itself, it builds nothing else. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { buildFolder } from '../../server/build-folder.ts'
import { cssOptions } from '../../vite/css-options.ts'
import { rolldownOptions } from '../../vite/rolldown-options.ts'
import { site } from '../../vite/site.ts'

/** The policy of the desk allows neither inline scripts and styles nor fonts in addresses, so every part is a file. */
export async function buildDesk() {
  await build({
    configFile: false,
    logLevel: 'error',
    root: 'desk/client',
    publicDir: false,
    css: cssOptions,
    plugins: [site()],
    build: {
      outDir: resolve(buildFolder, 'desk'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions,
    },
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildDesk()
