import { isRunnableDevEnvironment, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { listing as Listing } from '../app/listing.ts'
import type { searchablesOf as SearchablesOf } from '../app/searchable.ts'
import type * as FilePaths from '../app/seo/file-paths.ts'
import type { siteFiles as SiteFiles } from '../app/seo/site-files.ts'
import { languages } from '../content/language.ts'
import { typeOf } from './build/content-types.ts'
import { readPage } from './build/page-text.ts'
import { searchables } from './build/search-indexes.ts'

/**
 * Answers in development for the files that the build makes of the finished pages: feeds, sitemap, Markdown mirrors,
 * what the search reads, and the like. Share images are drawn by the build only.
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
        // Pages have no dot in their paths, and sources are Vite's.
        if (
          !/\.(xml|json|txt|md|webmanifest|vcf)$/.test(pathname) ||
          /^\/(@|app|content|node_modules)/.test(pathname)
        )
          return next()
        try {
          const file = await fileAt(pathname, server, ssr)
          if (!file) return next()
          response.setHeader('Content-Type', file.type ?? typeOf(pathname) ?? 'text/plain')
          response.end(file.content)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

async function fileAt(path: string, server: ViteDevServer, { runner }: RunnableDevEnvironment) {
  // What these modules export is what their types say: they are imported as types above.
  const { listing } = (await runner.import('/app/listing.ts')) as { listing: typeof Listing }
  const { siteFiles } = (await runner.import('/app/seo/site-files.ts')) as { siteFiles: typeof SiteFiles }
  const { searchablesOf } = (await runner.import('/app/searchable.ts')) as {
    searchablesOf: typeof SearchablesOf
  }
  const { filePaths, mirrorOf } = (await runner.import('/app/seo/file-paths.ts')) as typeof FilePaths
  const { mainPages } = listing()
  const searched = languages.find((language) => searchablesOf(language) === path)
  if (searched) {
    const pages = mainPages.filter(({ language }) => language === searched)
    const read = await Promise.all(pages.map(async (page) => readPage(page, await htmlOf(page.path, server))))
    return { content: JSON.stringify(searchables(read, searched)), type: undefined }
  }
  const needed =
    path === filePaths.llms ? mainPages : mainPages.filter((page) => path === mirrorOf(page.path))
  const pages = needed.map((page) => ({ path: page.path, html: () => htmlOf(page.path, server) }))
  for await (const file of siteFiles(pages)) if (file.path === path) return file
  return undefined
}

async function htmlOf(path: string, server: ViteDevServer): Promise<string> {
  const [address = ''] = server.resolvedUrls?.local ?? []
  return (await fetch(new URL(path, address))).text()
}
