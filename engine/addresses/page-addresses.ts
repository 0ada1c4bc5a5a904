import { type Post, postAt, posts, postsIn } from '../core/articles/articles.ts'
import { type OwnPage, ownPages } from '../core/articles/own-pages.ts'
import { isKeyOf, keysOf } from '../core/base/keys-of.ts'
import { languageOf, languages, nextLanguage, prefixOf, withoutLanguage } from '../core/site/languages.ts'
import type { Language } from '../core/text/language.ts'
import { blogPageCount } from './blog-pages.ts'
import { aliases, isLeftOut, pages, redirects } from './pages.ts'

export type PageKey = keyof typeof pages

type SlugOf<Entry> = Entry extends { slugs: unknown } ? { slug: string } : { slug?: undefined }

/**
 * Names a page of the site, without its language. `slug` is the key of a service, project or location, the folder of an
 * article or of a page of the owner's own, or the number of a further page of the blog.
 */
export type PageRef = { [Page in PageKey]: { page: Page } & SlugOf<(typeof pages)[Page]> }[PageKey]

/** An address of a page. An alias also has the main address of its page. */
export interface Address {
  path: string
  ref: PageRef
  language: Language
  aliasOf?: string
}

const keyOf = (page: string, slug = '', language: Language) => `${language} ${page} ${slug}`

// The cast holds for the slugs that the table names for the page, and for none where it names none.
const refOf = (page: PageKey, slug?: string) => ({ page, ...(slug && { slug }) }) as PageRef

/** Whether a page has nothing to show in a language, or the owner does without it. */
const isOff = (page: PageKey, language: Language): boolean =>
  isLeftOut(page) || (page === 'blog' && postsIn(language).length === 0)

/** Whether a path is that of a page that is off, so that nothing may lead there. */
const isPathOff = (path: string) =>
  languages.some((language) =>
    keysOf(pages).some((page) => pages[page][language] === path && isOff(page, language)),
  )

/** Where the paths of pages that have moved for good lead, but for those of pages that are off. */
export const redirectsToPages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(redirects).filter(([, target]) => !isPathOff(target)),
)

function mainAddresses(): Address[] {
  const main: Address[] = []
  for (const language of languages) {
    for (const page of keysOf(pages)) {
      const entry = pages[page]
      if (isOff(page, language)) continue
      if (!('slugs' in entry)) {
        main.push({ path: entry[language], ref: refOf(page), language })
        continue
      }
      const add = (slug: string, slugInPath = slug) =>
        main.push({
          path: entry[language].replace(':slug', () => slugInPath),
          ref: refOf(page, slug),
          language,
        })
      if (entry.slugs === 'articles') {
        for (const post of posts) if (post.language === language) add(post.folder, post.slug)
      } else if (entry.slugs === 'own pages') {
        for (const own of ownPages) if (own.language === language) add(own.folder, own.slug)
      } else if (entry.slugs === 'blog pages') {
        for (let number = 2; number <= blogPageCount(language); number++) add(String(number))
      } else {
        for (const one of entry.slugs) add(one.slug, one[language].slug)
      }
    }
  }
  return main
}

function aliasAddresses(main: Address[]): Address[] {
  const aliasesIn = (pattern: string, { slug, aliases }: { slug: string; aliases: string[] }) =>
    aliases.map((alias) => [pattern.replace(':slug', () => alias), pattern.replace(':slug', () => slug)])
  const aliasesOfTexts = [
    ...posts.flatMap((post) => aliasesIn(pages.post[post.language], post)),
    ...ownPages.flatMap((page) => aliasesIn(pages.page[page.language], page)),
  ]
  const aliasesOfOthers = [pages.service, pages.project, pages.location].flatMap((page) =>
    page.slugs.flatMap((one) =>
      languages.flatMap((language) =>
        aliasesIn(page[language], { slug: one[language].slug ?? one.slug, aliases: one[language].aliases }),
      ),
    ),
  )
  const aliasesOfPages = Object.entries(aliases).filter(([, aliasOf]) => !isPathOff(aliasOf))
  return [...aliasesOfPages, ...aliasesOfOthers, ...aliasesOfTexts].flatMap(([path = '', aliasOf = '']) => {
    const target = main.find((address) => address.path === aliasOf)
    return target ? [{ ...target, path, aliasOf }] : []
  })
}

const main = mainAddresses()

/**
 * All addresses of pages: main addresses first, then aliases. Those that lead nowhere, or that two claim, are a matter of
 * the check (engine/check/addresses.ts), without which nothing is built.
 */
export const addresses: readonly Address[] = [...main, ...aliasAddresses(main)]

const byPath = new Map(addresses.map((address) => [address.path, address]))
const byRef = new Map(
  addresses
    .filter((address) => !address.aliasOf)
    .map((address) => [keyOf(address.ref.page, address.ref.slug, address.language), address.path]),
)

/** The page at a path, if any, with or without a slash at its end. */
export const addressAt = (path: string): Address | undefined =>
  byPath.get(path) ?? byPath.get(path.replace(/(.)\/$/, '$1'))

/** The main path of a page. Throws where the page, or its translation, does not exist. */
export const pathTo = ({ page, slug }: PageRef, language: Language): string => pathAt(page, slug, language)

export const pathOfPost = ({ folder, language }: Post): string =>
  pathTo({ page: 'post', slug: folder }, language)

function pathAt(page: string, slug: string | undefined, language: Language): string {
  const path = byRef.get(keyOf(page, slug, language))
  if (!path) throw new Error(`There is no ${language} page for ${page} ${slug ?? ''}`)
  return path
}

/** The main path of a page that may have nothing to show: undefined where it does not exist. */
export const pathIfShown = (page: PageKey, language: Language): string | undefined =>
  byRef.get(keyOf(page, undefined, language))

/** The owner's own pages that say they are in one of these parts of the layout. */
export const ownPagesIn = (language: Language, ...menus: OwnPage['menu'][]) =>
  ownPages.flatMap(({ folder, title, menu, language: own }) =>
    own === language && menus.includes(menu)
      ? [{ path: pathTo({ page: 'page', slug: folder }, language), title }]
      : [],
  )

interface Entry {
  en: string
  way?: 'time'
  calendar?: string
}

/** The addresses that calendars read. */
export const calendars: readonly string[] = Object.values<Entry>(pages).flatMap(
  ({ calendar }) => calendar ?? [],
)

/** The pages that are ways to reach the owner, with what leads there by the words of the layout. */
export const waysIn = (language: Language) =>
  keysOf(pages).flatMap((page) => {
    const { way }: Entry = pages[page]
    const path = pathIfShown(page, language)
    return way && path ? [{ page, path, way }] : []
  })

/** The main paths of a page in the languages that it exists in. */
export function translationsOf({ page, slug }: PageRef): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = byRef.get(keyOf(page, slug, language))
      return path ? [[language, path]] : []
    }),
  )
}

/**
 * The target of the language switch on a path: the translation; else the same path with the prefix added or removed,
 * where that is a page; else the home page.
 */
export function switchedPath(path: string): string {
  const address = addressAt(path)
  const from = address?.language ?? languageOf(path)
  const language = nextLanguage(from) ?? from
  const translation = address && translationsOf(address.ref)[language]
  if (translation) return translation
  // The list of articles may have fewer pages in the other language.
  const blog = pathIfShown('blog', language)
  if (address?.ref.page === 'blog-page' && blog) return blog
  const prefixed = prefixOf(language) + withoutLanguage(path) || '/'
  return addressAt(prefixed)?.path ?? pathTo({ page: 'home' }, language)
}

/** The path for a link in an article, `place:page` or `place:page/slug`. Throws where there is no such page. */
export function pathOfPlaceLink(link: string, language: Language): string {
  const [, page = '', slug] = /^place:([^/#]+)(?:\/([^#]+))?/.exec(link) ?? []
  if (!isKeyOf(page, pages)) throw new Error(`The link ${link} names no page of the site`)
  if (page === 'post' && slug && !postAt(slug, language)) {
    throw new Error(
      `The link ${link} leads to no published article in this language: it may be a draft, or of a day to come`,
    )
  }
  return pathAt(page, slug, language)
}
