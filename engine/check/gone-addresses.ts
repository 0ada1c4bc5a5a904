import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { aliases, pages, redirects } from '../addresses/pages.ts'
import { keysOf } from '../core/base/keys-of.ts'
import { siteFolder } from '../core/site/folder.ts'
import { below, languageOf, languages, prefixOf } from '../core/site/languages.ts'
import { parseYaml } from '../core/site/read-yaml.ts'
import { knownLanguages } from '../core/text/language.ts'
import type { PageDates } from '../shell/site-files/page-dates.ts'
import { ownPages, singlePages } from './addresses.ts'
import type { Article } from './articles.ts'
import type { Finding } from './finding.ts'
import { keptDates, pageDatesFile } from './page-dates.ts'
import { isPublicFile } from './public-file.ts'

/** The page that a redirect leads to from what has gone. */
const lists = { service: 'offerings', project: 'portfolio', location: 'contact', post: 'blog' } as const

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Where a path is now if the site has other languages, or another first one, than when it was published. */
function pathsSince(path: string, kept: PageDates): string[] {
  const named = knownLanguages.find((language) => `${path}/`.startsWith(`/${language}/`))
  if (named) return [below(prefixOf(named), path.slice(named.length + 1) || '/')]
  // Without a prefix it is of the language that was first then.
  return kept[`/${languages[0]}`] ? languages.slice(1).map((language) => below(prefixOf(language), path)) : []
}

/** Addresses that were published, as far as the days of their pages are kept, and lead nowhere now. */
export function goneAddresses(articles: readonly Article[]): Finding[] {
  if (!existsSync(pageDatesFile)) return []
  const { file, lineOf } = parseYaml(basename(pageDatesFile))
  return goneSince(keptDates(), articles).map(({ path, remedy }) => ({
    file,
    line: lineOf([path]),
    message: `${path} was published and leads nowhere now: ${remedy}; or remove it from ${file}, to let it go`,
  }))
}

/** Which of the pages are gone, each with the line that makes its address lead on. */
export function goneSince(kept: PageDates, articles: readonly Article[]): { path: string; remedy: string }[] {
  const published = ownPages(articles).filter(({ isPublished }) => isPublished)
  const single = new Map<string, boolean>(singlePages(articles).map(({ path, isOff }) => [path, isOff]))
  const own = new Set(published.flatMap((one) => [one.path, ...one.aliases]))

  function leadsOn(path: string): boolean {
    const target = redirects[path] ?? aliases[path]
    if (target !== undefined) return single.get(target) !== true
    // The list of articles is as long as it is.
    const isOfBlog = path.startsWith(pages['blog-page'][languageOf(path)].replace(':slug', ''))
    return single.get(path) === false || own.has(path) || isPublicFile(path) || isOfBlog
  }

  const toRedirect = (gone: string, target: string) =>
    `write "${gone}: ${target}" in redirects of ${join(siteFolder, 'pages.yaml')}`

  function remedyFor(gone: string): string {
    const moved = pathsSince(gone, kept).find((path) => single.get(path) === false || own.has(path))
    if (moved !== undefined) return toRedirect(gone, moved)
    const language = languageOf(gone)
    const kind = keysOf(lists).find((page) => pages[page][language] === gone.replace(/[^/]+$/, ':slug'))
    const ofKind = published.filter((one) => one.page === kind && one.language === language)
    const fresh = ofKind.filter(({ path }) => !kept[path])
    const heir =
      ofKind.find(({ folder }) => folder === slugOf(gone)) ??
      ofKind.find(({ path }) => kept[path]?.hash === kept[gone]?.hash) ??
      (fresh.length === 1 ? fresh[0] : undefined)
    if (heir) {
      const slugs = [...heir.aliases, gone].map(slugOf).join(', ')
      const where = heir.page === 'post' ? heir.file : `${language} of ${heir.file}`
      return `if it is ${heir.path} now, write "aliases: [${slugs}]" in ${where}`
    }
    const list = pages[kind ? lists[kind] : 'home'][language]
    return toRedirect(gone, single.get(list) === false ? list : pages.home[language])
  }

  return Object.keys(kept)
    .filter((path) => !leadsOn(path))
    .map((path) => ({ path, remedy: remedyFor(path) }))
}
