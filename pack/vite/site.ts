import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { ownHeadingFace } from '../../engine/build/fonts/font-faces.ts'
import { readBrand } from '../../engine/core/site/brand.ts'
import { withBrand } from '../../engine/core/site/brand-styles.ts'
import { findSiteFolder, siteFolder } from '../../engine/core/site/folder.ts'

const css = /\/design\/styles\/tokens\.css(?!\?raw)/

/** What reads the owner's folder, and what has its colors. */
const dependent = (id: string) =>
  id.endsWith('/core/site/site.ts') || id.endsWith('virtual:pictures') || css.test(id)

/**
 * Leads to the owner's folder: `@site` to its articles, and in development tokens.css gets the colors and the face
 * of the brand. A change there is shown at once.
 */
export function site(): Plugin {
  let isBuild = false
  return {
    name: 'site',
    enforce: 'pre',
    config: (_, { command }) => ({
      // What is built reads what the build has read (engine/core/site/site.ts).
      define: command === 'build' ? { 'import.meta.env.IS_BUILT': 'true' } : {},
      // A few of its thousand icons are used: no owner installs the others.
      ssr: command === 'build' ? { noExternal: ['lucide-react'] } : {},
      resolve: {
        alias: { '@site': resolve(siteFolder) },
      },
    }),
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    configureServer(server) {
      // It may lie outside the project.
      server.watcher.add(resolve(siteFolder))
      // A folder `site` takes the place of the example once it is there.
      let isOutdated = false
      server.watcher.on('all', async () => {
        if (isOutdated || findSiteFolder() === siteFolder) return
        isOutdated = true
        await server.restart()
      })
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(`${resolve(siteFolder)}/`)) return undefined
      const reading = [...this.environment.moduleGraph.idToModuleMap].filter(([id]) => dependent(id))
      return [...new Set([...modules, ...reading.map(([, module]) => module)])]
    },
    transform: {
      filter: { id: css },
      // A build puts it into what is bundled (engine/build/style-sheets.ts).
      handler: async (style) =>
        isBuild ? undefined : withBrand(style, readBrand().colors, await ownHeadingFace('woff2')),
    },
  }
}
