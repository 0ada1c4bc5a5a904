import { aliases, pages, redirects } from '../../app/pages.ts'
import { languages } from '../../content/language.ts'
import type { Article } from './articles.ts'
import type { Report } from './finding.ts'

/** No two pages, articles, aliases or redirects have the same address. */
export function addresses(articles: readonly Article[], report: Report) {
  const owners = new Map<string, string>()
  const claim = (path: string, owner: string, file: string, line = 1) => {
    const first = owners.get(path)
    if (first) report(file, line, `${path} belongs to ${first} already: choose another slug`)
    else owners.set(path, owner)
  }
  for (const path of Object.keys(redirects)) claim(path, 'a redirect in app/pages.ts', 'app/pages.ts')
  for (const entry of Object.values(pages)) {
    // Articles and the further pages of the blog have slugs of their own.
    if ('slugs' in entry && typeof entry.slugs === 'string') continue
    for (const language of languages) {
      const slugs = 'slugs' in entry ? entry.slugs.map((one) => one[language].slug ?? one.slug) : ['']
      for (const slug of slugs)
        claim(
          entry[language].replace(':slug', () => slug),
          'a page in app/pages.ts',
          'app/pages.ts',
        )
    }
  }
  for (const path of Object.keys(aliases)) claim(path, 'an alias in app/pages.ts', 'app/pages.ts')
  for (const { file, folder, head, language, lineOf } of articles) {
    const pathOf = (slug: string) => pages.post[language].replace(':slug', () => slug)
    claim(pathOf(head.slug ?? folder), file, file, lineOf('slug'))
    for (const alias of head.aliases) claim(pathOf(alias), file, file, lineOf('aliases'))
  }
}
