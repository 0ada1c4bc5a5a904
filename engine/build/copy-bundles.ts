import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons } from '../artwork/icons.ts'
import { buildFolder } from '../core/base/build-folder.ts'
import { bundles } from './bundles.ts'
import { readStyleSheets } from './style-sheets.ts'

/** Copies the server and the owner's desk to the build folder; the desk gets the colors, the face and the icon of the owner. */
export async function copyBundles() {
  const desk = join(buildFolder, 'desk')
  cpSync(bundles.server, join(buildFolder, 'server'), { recursive: true })
  cpSync(bundles.desk, desk, { recursive: true })
  const { sheets, face } = await readStyleSheets(desk)
  for (const [path, sheet] of sheets) writeFileSync(join(desk, path), sheet)
  if (face) writeFileSync(join(desk, face.path), face.content)
  const icons = await drawIcons()
  writeFileSync(join(desk, 'icon.svg'), icons.get('/icon.svg') ?? '')
}
