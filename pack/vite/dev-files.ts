import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import { contentTypeOf } from '../../engine/build/content-type.ts'
import { keptDates } from '../../engine/check/page-dates.ts'
import { readPage } from '../../engine/seo/read-page.ts'
import type { FinishedPage, MainPage } from '../../engine/seo/site-file.ts'

/**
 * Serves in development the owner's public files, and those that the build derives from the finished pages: feeds, sitemap,
 * Markdown pages, search documents and so on. Only the build draws share images.
 */
export function devFiles(): Plugin {
  return {
    name: 'dev-files',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no server environment')
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        // Paths of pages have no dot, and Vite serves the sources.
        if (!/\.\w+$/.test(pathname) || /^\/(@|engine|node_modules|\.cache)/.test(pathname)) return next()
        try {
          const file = await fileAt(pathname, server, ssr)
          if (!file) return next()
          response.setHeader('Content-Type', file.type ?? contentTypeOf(pathname) ?? 'text/plain')
          response.end(file.content)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

interface DevFile {
  content: string | Buffer
  type?: string
}

async function fileAt(
  path: string,
  server: ViteDevServer,
  { runner }: RunnableDevEnvironment,
): Promise<DevFile | undefined> {
  const { publicFiles } = await runner.import<typeof import('../../engine/check/public-files.ts')>(
    '/engine/check/public-files.ts',
  )
  const ready = (await publicFiles()).get(path)
  if (ready) return { content: ready }
  if (!/\.(xml|json|txt|md|webmanifest|vcf)$/.test(path)) return undefined
  const { siteIndex } = await runner.import<typeof import('../../engine/shell/site-index.ts')>(
    '/engine/shell/site-index.ts',
  )
  const { isMadeOf, siteFiles } = await runner.import<
    typeof import('../../engine/shell/site-files/site-files.ts')
  >('/engine/shell/site-files/site-files.ts')
  const needed = siteIndex().mainPages.filter((page) => isMadeOf(path, page))
  return siteFiles(await read(needed, server), keptDates()).find((file) => file.path === path)
}

/** Renders and reads the pages. */
function read(pages: readonly MainPage[], server: ViteDevServer): Promise<FinishedPage[]> {
  const [address = ''] = server.resolvedUrls?.local ?? []
  return Promise.all(
    pages.map(async (page) => {
      const response = await fetch(new URL(page.path, address))
      return { ...page, ...readPage(await response.text()) }
    }),
  )
}
