/** Bundles the page of the owner's desk into desk/ of the build folder. Run by itself, it builds nothing else. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import { cssOptions } from '../../vite/css-options.ts'
import { rolldownOptions } from '../../vite/rolldown-options.ts'
import { site } from '../../vite/site.ts'
import { drawIcons } from '../artwork/icons.ts'
import { readStyleSheets } from '../build/style-sheets.ts'

/** The policy of the desk allows neither inline scripts and styles nor fonts in addresses, so every part is a file. */
export async function buildDesk() {
  const outDir = resolve(buildFolder, 'desk')
  await build({
    configFile: false,
    logLevel: 'error',
    root: 'engine/shell/desk',
    publicDir: false,
    css: cssOptions,
    plugins: [site()],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions,
    },
  })
  const { sheets, face } = await readStyleSheets(outDir)
  for (const [path, sheet] of sheets) writeFileSync(join(outDir, path), sheet)
  if (face) writeFileSync(join(outDir, face.path), face.content)
  const icons = await drawIcons()
  writeFileSync(join(outDir, 'icon.svg'), icons.get('/icon.svg') ?? '')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildDesk()
