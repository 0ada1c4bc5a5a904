import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { aliases, pages } from './addresses/pages.ts'
import { keysOf } from './core/base/keys-of.ts'
import { below, languages, prefixOf } from './core/site/languages.ts'
import { knownLanguages } from './core/text/language.ts'
import { styleguidePath } from './shell/styleguide/path.ts'

const isDevelopment = process.env.NODE_ENV === 'development'

/** A bundle is for owners of any languages, of which any may be the first. */
const prefixes = isDevelopment ? languages.map(prefixOf) : ['', ...knownLanguages.map((name) => `/${name}`)]

/**
 * The routes of a page for React Router: one for each path pattern, all with the page's module. A build renders no alias,
 * because it shows the page of another address.
 */
function routesOf(page: keyof typeof pages): RouteConfigEntry[] {
  const entry = pages[page]
  const main = prefixes.map((prefix) => below(prefix, entry[languages[0]]))
  const isOfPage = (path: string) => main.some((pattern) => pattern === path)
  const aliasPaths = Object.entries(isDevelopment ? aliases : {})
    .filter(([path, target]) => isOfPage(target) && !isOfPage(path))
    .map(([path]) => path)
  return [...main, ...aliasPaths].map((path) =>
    route(path, `pages/${page}/${page}.tsx`, { id: `${page} ${path}` }),
  )
}

const styleguide = isDevelopment ? [route(styleguidePath, 'shell/styleguide/styleguide.tsx')] : []

const site = keysOf(pages).flatMap(routesOf)

export default [...site, ...styleguide] satisfies RouteConfig
