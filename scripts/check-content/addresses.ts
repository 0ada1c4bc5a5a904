import { aliases, pages, redirects } from '../../app/pages.ts'
import { languages } from '../../content/language.ts'
import type { Article } from './articles.ts'
import type { Finding } from './finding.ts'

/** One address, one page: articles, their aliases, the table of pages and the redirects. */
export function addresses(articles: readonly Article[]): Finding[] {
  const taken = new Map<string, string>()
  const findings: Finding[] = []
  const claim = (path: string, owner: string, file: string, line: number) => {
    const first = taken.get(path)
    if (first) findings.push({ file, line, what: `${path} belongs to ${first} already: choose another slug` })
    else taken.set(path, owner)
  }
  for (const path of Object.keys(redirects)) claim(path, 'a redirect in app/pages.ts', 'app/pages.ts', 1)
  for (const path of pagePaths()) claim(path, 'a page in app/pages.ts', 'content/facts.ts', 1)
  for (const path of Object.keys(aliases)) claim(path, 'an alias in app/pages.ts', 'app/pages.ts', 1)
  for (const article of articles) {
    const { file, folder, head, language, lineOf } = article
    const pathOf = (slug: string) => pages.post[language].replace(':slug', slug)
    claim(pathOf(head.slug ?? folder), file, file, lineOf('slug'))
    for (const alias of head.aliases) claim(pathOf(alias), file, file, lineOf('aliases'))
  }
  return findings
}

const pagePaths = () =>
  Object.values(pages).flatMap((entry) =>
    languages.flatMap((language) => {
      if (!('slugs' in entry)) return [entry[language]]
      if (typeof entry.slugs === 'string') return []
      return entry.slugs.map((slug) => entry[language].replace(':slug', slug))
    }),
  )
