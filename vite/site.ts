import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { readBrand } from '../engine/core/site/brand.ts'
import { declarations, type Theme } from '../engine/core/site/colors.ts'
import { findSiteFolder, siteFolder } from '../engine/core/site/folder.ts'
import { engineHeadingFace, ownHeadingFace } from './font-faces.ts'

const css = /\/design\/styles\/tokens\.css(?!\?raw)/

/** What reads the owner's folder, and what has its colors. */
const dependent = (id: string) => id.endsWith('/core/site/site.ts') || css.test(id)

/**
 * Leads to the owner's folder: `@site` to its pictures and articles, `@heading-face` to the font of headings, and tokens.css
 * gets the colors of the brand. In development a change there is shown at once.
 */
export function site(): Plugin {
  return {
    name: 'site',
    enforce: 'pre',
    config: async (_, { command }) => ({
      // What is built reads what the build has read (engine/core/site/site.ts).
      define: command === 'build' ? { 'import.meta.env.IS_BUILT': 'true' } : {},
      resolve: {
        alias: [
          { find: '@site', replacement: resolve(siteFolder) },
          // Also with `?url`.
          { find: /^@heading-face/, replacement: (await ownHeadingFace('woff2')) ?? engineHeadingFace },
        ],
      },
    }),
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
      handler(style) {
        const { colors } = readBrand()
        return style.replace(/\/\* colors of the (dark|light) theme \*\//g, (_, theme: Theme) =>
          declarations(colors[theme], theme),
        )
      },
    },
  }
}
