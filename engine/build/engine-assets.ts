import { join } from 'node:path'
import { engineFace } from '../core/site/brand-styles.ts'
import { bundles } from './bundles.ts'
import { filesBelow } from './files-below.ts'
import type { StyleSheets } from './style-sheets.ts'

/** The engine's fonts and scripts: the path of each, and its file. The owner's face takes the place of the engine's. */
export const engineAssets = ({ face }: Pick<StyleSheets, 'face'>): [path: string, file: string][] =>
  [`${bundles.pages}/client`, bundles.browser].flatMap((from) =>
    filesBelow(from)
      .filter(
        (file) =>
          // React Router's own scripts are not used, and styles are inline in the pages.
          !file.endsWith('.css') &&
          !file.startsWith('.vite') &&
          (!file.endsWith('.js') || from === bundles.browser) &&
          !(face && engineFace.test(file)),
      )
      .map((file): [string, string] => [`/${file}`, join(from, file)]),
  )
