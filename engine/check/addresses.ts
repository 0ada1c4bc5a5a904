import { join } from 'node:path'
import { aliases, isLeftOut, pages, redirects } from '../addresses/pages.ts'
import { keysOf } from '../core/base/keys-of.ts'
import { languages } from '../core/site/languages.ts'
import { parseYaml } from '../core/site/read-yaml.ts'
import { knownLanguages, type Language } from '../core/text/language.ts'
import { isFeedPath } from '../features/feeds/feed-paths.ts'
import { machinePaths } from '../seo/machine-paths.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'
import { isPublicFile } from './public-file.ts'

/** The files with the slugs of pages that are not articles. */
export const slugFiles = {
  service: ['services', 'service.yaml'],
  project: ['projects', 'project.yaml'],
  location: ['places', 'place.yaml'],
} as const

/** Names that no page of the owner's own can have: the server answers there, or a build writes a file of that name. */
const ofEngine = ['404', 'api', 'index', 'up']
const reserved = [
  ...languages.flatMap((language) =>
    ofEngine.map((name) => pages.page[language].replace(':slug', () => name)),
  ),
  // The bundle of the pages has a front page there, for owners whose first language is another one.
  ...knownLanguages.map((language) => `/${language}`),
]

/** Whether no page of the owner's own can have an address. */
export const isOfEngine = (path: string): boolean =>
  reserved.includes(path) || singlePages([]).some((page) => page.path === path)

/** No two pages, articles, aliases or redirects have the same address, and those of pages.yaml lead to a page. */
export function addresses(articles: readonly Article[], report: Report) {
  const owners = new Map<string, string>()
  const claim = (path: string, owner: string, file: string, line = 1) => {
    const first = owners.get(path)
    if (first) report(file, line, `${path} belongs to ${first} already: choose another`)
    else owners.set(path, owner)
  }
  /** The main addresses of what visitors see. Where a page is off, what leads there is off too. */
  const shown = new Set<string>()
  for (const { path, isOff } of singlePages(articles)) {
    // What is off may lead elsewhere.
    if (!isOff || redirects[path] === undefined) claim(path, 'a page', 'engine/addresses/pages.ts')
    shown.add(path)
  }
  for (const path of reserved) owners.set(path, 'the engine')
  for (const { path, aliases, file, lineOf, isPublished } of ownPages(articles)) {
    claim(path, file, file, lineOf('slug'))
    if (isPublished) shown.add(path)
    for (const alias of aliases) claim(alias, file, file, lineOf('aliases'))
  }
  if (Object.keys({ ...aliases, ...redirects }).length === 0) return
  const { file, lineOf } = parseYaml('pages.yaml')
  const isServed = (path: string) =>
    shown.has(path) ||
    (owners.has(path) && redirects[path] === undefined) ||
    isPublicFile(path) ||
    isMadeFile(path) ||
    languages.some((language) => path.startsWith(pages['blog-page'][language].replace(':slug', '')))
  for (const [field, table, isTarget] of [
    ['aliases', aliases, (path: string) => shown.has(path)],
    ['redirects', redirects, isServed],
  ] as const)
    for (const [from, to] of Object.entries(table)) {
      const line = lineOf([field, from])
      claim(from, `${field} of ${file}`, file, line)
      const end = field === 'redirects' ? endOf(from) : to
      const what =
        end === undefined
          ? `${to} leads back to itself: name the page that it has moved to`
          : !isTarget(end.replace(/[?#].*/, '')) &&
            `${end} is no page that visitors see: mend the address, or remove the line`
      if (what) report(file, line, `${field}.${from}: ${what}`)
    }
}

/** The pages that exist once in each language, and whether one has nothing to show or the owner does without it. */
export const singlePages = (articles: readonly Article[]) =>
  keysOf(pages).flatMap((page) => {
    const entry = pages[page]
    if ('slugs' in entry) return []
    return languages.map((language) => ({
      path: entry[language],
      isOff:
        isLeftOut(page) ||
        (page === 'blog' && !articles.some((one) => one.isPublished && one.language === language)),
    }))
  })

/** The articles, the owner's own pages, services, projects and places, with the paths of their earlier slugs. */
export const ownPages = (articles: readonly Article[]) => [
  ...keysOf(slugFiles).flatMap((page) => {
    const [room, name] = slugFiles[page]
    return pages[page].slugs.flatMap((one) => {
      const { file, lineOf } = parseYaml(join(room, one.slug, name))
      return languages.map((language) => ({
        ...pathsOf(page, language, one[language].slug ?? one.slug, one[language].aliases),
        ...{ page, language, folder: one.slug, file, isPublished: true },
        lineOf: (field: string) => lineOf([language, field]),
      }))
    })
  }),
  ...articles.map(({ file, folder, head, isOwnPage, language, isPublished, lineOf }) => {
    const page = isOwnPage ? 'page' : 'post'
    return {
      ...pathsOf(page, language, head.slug ?? folder, head.aliases),
      ...{ page, language, folder, file, isPublished, lineOf },
    }
  }),
]

function pathsOf(
  page: 'post' | 'page' | keyof typeof slugFiles,
  language: Language,
  slug: string,
  earlier: string[],
) {
  const pathOf = (one: string) => pages[page][language].replace(':slug', () => one)
  return { path: pathOf(slug), aliases: earlier.map(pathOf) }
}

/** Where the redirects from a path end; undefined where they do not. */
function endOf(from: string): string | undefined {
  const seen = new Set<string>()
  let path = from
  while (redirects[path] !== undefined && !seen.has(path)) {
    seen.add(path)
    path = redirects[path] ?? ''
  }
  return seen.has(path) ? undefined : path
}

/** Whether a path is that of a file that the build makes, such as a feed or the Markdown of a page. */
const isMadeFile = (path: string) =>
  path.endsWith('.md') || Object.values<string>(machinePaths).includes(path) || isFeedPath(path)
