import { join } from 'node:path'
import { aliases, pages, redirects } from '../../engine/addresses/pages.ts'
import { keysOf } from '../../engine/core/base/keys-of.ts'
import { languages } from '../../engine/core/site/languages.ts'
import { parseYaml } from '../../engine/core/site/read-yaml.ts'
import { isFeedPath } from '../../engine/features/feeds/feed-paths.ts'
import { machinePaths } from '../../engine/seo/machine-paths.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'
import { isPublicFile } from './public-file.ts'

/** The files with the slugs of pages that are not articles. */
const slugFiles = {
  service: ['services', 'service.yaml'],
  project: ['projects', 'project.yaml'],
  location: ['places', 'place.yaml'],
} as const

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
  for (const entry of Object.values(pages))
    if (!('slugs' in entry))
      for (const language of languages) {
        claim(entry[language], 'a page', 'engine/addresses/pages.ts')
        shown.add(entry[language])
      }
  for (const page of keysOf(slugFiles)) {
    const [room, name] = slugFiles[page]
    for (const one of pages[page].slugs) {
      const { file, lineOf } = parseYaml(join(room, one.slug, name))
      for (const language of languages) {
        const pathOf = (slug: string) => pages[page][language].replace(':slug', () => slug)
        const path = pathOf(one[language].slug ?? one.slug)
        claim(path, file, file, lineOf([language, 'slug']))
        shown.add(path)
        for (const alias of one[language].aliases)
          claim(pathOf(alias), file, file, lineOf([language, 'aliases']))
      }
    }
  }
  for (const { file, folder, head, language, isPublished, lineOf } of articles) {
    const pathOf = (slug: string) => pages.post[language].replace(':slug', () => slug)
    const path = pathOf(head.slug ?? folder)
    claim(path, file, file, lineOf('slug'))
    if (isPublished) shown.add(path)
    for (const alias of head.aliases) claim(pathOf(alias), file, file, lineOf('aliases'))
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
