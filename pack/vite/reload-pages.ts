import type { Plugin } from 'vite'

/** Reloads a changed page, because pages have no script for hot updates. */
export function reloadStaticPages(): Plugin {
  return {
    name: 'reload-static-pages',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      // What renders the pages forgets what it has loaded, and so do open tabs.
      for (const { hot } of [this.environment, server.environments.client]) hot.send({ type: 'full-reload' })
    },
  }
}
