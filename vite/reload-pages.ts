import type { Plugin } from 'vite'

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
