import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import type { CSSModulesOptions, Plugin } from 'vite'

/** The same names in the build of the pages and in that of their interactive parts. */
export const classNames: CSSModulesOptions = {
  generateScopedName: (name, file) => {
    const path = relative('.', file.replace(/\?.*$/, ''))
    const hash = createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 3)
    return `${basename(path, '.module.css')}-${name}-${hash}`
  },
}

/** Pages send no script to the browser, so a change to one is shown by loading it again. */
export function reloadStillPages(): Plugin {
  return {
    name: 'reload-still-pages',
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        this.environment.hot.send({ type: 'full-reload' })
      }
    },
  }
}
