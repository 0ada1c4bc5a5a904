import { postAt, posts } from '../content/articles.ts'
import { type Language, languages } from '../content/language.ts'
import { blogPageCount } from './blog-pages.ts'
import { aliases, pages, redirects } from './pages.ts'
import { languageOf } from './path-language.ts'

export type PageKey = keyof typeof pages

/** A page of the site in whatever language. `slug` names which service, project, location or article (its folder). */
export interface Place {
  page: PageKey
  slug?: string
}

/** One address that answers with a page. An alias names the main address that it stands for. */
export interface Address {
  path: string
  place: Place
  language: Language
  aliasOf?: string
}

const keyOf = ({ page, slug }: Place, language: Language) => `${language} ${page} ${slug ?? ''}`

function mainAddresses(): Address[] {
  return languages.flatMap((language) =>
    (Object.keys(pages) as PageKey[]).flatMap((page): Address[] => {
      const entry = pages[page]
      if (!('slugs' in entry)) return [{ path: entry[language], place: { page }, language }]
      if (entry.slugs === 'articles') {
        return posts
          .filter((post) => post.language === language)
          .map((post) => ({
            path: entry[language].replace(':slug', post.slug),
            place: { page, slug: post.folder },
            language,
          }))
      }
      const slugs =
        entry.slugs === 'blog pages'
          ? Array.from({ length: blogPageCount(language) - 1 }, (_, index) => String(index + 2))
          : entry.slugs
      return slugs.map((slug) => ({
        path: entry[language].replace(':slug', slug),
        place: { page, slug },
        language,
      }))
    }),
  )
}

function aliasAddresses(main: Address[]): Address[] {
  const ofPosts = posts.flatMap((post) =>
    post.aliases.map((alias) => [
      pages.post[post.language].replace(':slug', alias),
      pages.post[post.language].replace(':slug', post.slug),
    ]),
  )
  return [...Object.entries(aliases), ...ofPosts].map(([path = '', aliasOf = '']) => {
    const target = main.find((address) => address.path === aliasOf)
    if (!target) throw new Error(`The alias ${path} stands for ${aliasOf}, which is no page`)
    return { ...target, path, aliasOf }
  })
}

function allAddresses(): Address[] {
  const main = mainAddresses()
  const all = [...main, ...aliasAddresses(main)]
  const taken = new Set<string>(Object.keys(redirects))
  for (const { path } of all) {
    if (taken.has(path))
      throw new Error(`Two pages claim the address ${path}: change a slug in content/facts.ts or an article`)
    taken.add(path)
  }
  return all
}

/** Every address that answers with a page: main addresses first, then aliases. */
export const addresses: readonly Address[] = allAddresses()

const byPath = new Map(addresses.map((address) => [address.path, address]))
const byPlace = new Map(
  addresses
    .filter((address) => !address.aliasOf)
    .map((address) => [keyOf(address.place, address.language), address.path]),
)

/** The page that answers at a path, if any. A slash at the end does not matter. */
export const placeAt = (path: string): Address | undefined =>
  byPath.get(path) ?? byPath.get(path.replace(/(.)\/$/, '$1'))

/** The main path of a place. Throws where the place, or its translation, does not exist. */
export function pathTo(place: Place, language: Language): string {
  const path = byPlace.get(keyOf(place, language))
  if (!path) throw new Error(`There is no ${language} page for ${place.page} ${place.slug ?? ''}`)
  return path
}

/** The main paths of a place in the languages that it exists in. */
export function translationsOf(place: Place): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = byPlace.get(keyOf(place, language))
      return path ? [[language, path]] : []
    }),
  )
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'sv' : 'en')

/**
 * Where the language switch leads from a path: the translation; without one, the same path with the prefix added
 * or removed where that is a page; from anywhere else the home page. Never to a page that is not found.
 */
export function switchedPath(path: string): string {
  const address = placeAt(path)
  const language = otherLanguage(address?.language ?? languageOf(path))
  const translation = address && translationsOf(address.place)[language]
  if (translation) return translation
  // The list is shorter there.
  if (address?.place.page === 'blog-page') return pathTo({ page: 'blog' }, language)
  const prefixed = language === 'sv' ? `/sv${path}` : path.replace(/^\/sv/, '') || '/'
  return placeAt(prefixed)?.path ?? pathTo({ page: 'home' }, language)
}

/** Reads a link of an article, `place:page` or `place:page/slug`. Throws where there is no such page. */
export function pathOfPlaceLink(link: string, language: Language): string {
  const [, page = '', slug] = /^place:([^/#]+)(?:\/([^#]+))?/.exec(link) ?? []
  if (!(page in pages)) throw new Error(`The link ${link} names no page of the site`)
  if (page === 'post' && slug && !postAt(slug, language)) {
    throw new Error(
      `The link ${link} leads to no published article in this language: it may be a draft, or of a day to come`,
    )
  }
  // Checked above.
  return pathTo({ page: page as PageKey, ...(slug ? { slug } : {}) }, language)
}
