import { postAt } from '../../content/articles.ts'
import { languages } from '../../content/language.ts'
import type { ServiceSlug } from '../../content/services.ts'
import { coverOf, type Source } from './picture.tsx'

/** The article whose cover stands for a service. */
const articles = {
  'web-development': 'app-development-in-skane',
  infrastructure: 'internal-snmp-port-check-tool',
  automation: 'free-up-time-by-automating-everyday-tasks',
  'it-consulting': 'ngxpanel-guide',
} satisfies Record<ServiceSlug, string>

/** The picture of a service, where the site has that article. */
export function serviceCover(slug: ServiceSlug): Source | undefined {
  const article = articles[slug]
  return languages.some((language) => postAt(article, language)) ? coverOf(article) : undefined
}
