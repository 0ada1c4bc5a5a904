import type { Plugin } from 'vite'

/** Reloads a changed page, because pages have no script for hot updates. */
export function reloadStaticPages(): Plugin {
  return {
    name: 'reload-static-pages',
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        this.environment.hot.send({ type: 'full-reload' })
      }
    },
  }
}
