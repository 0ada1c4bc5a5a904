import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  Graph,
  ProfilePage,
  Question,
  WebPage,
  WebSite,
} from 'schema-dts'
import type { PageKey } from '../addresses/page-addresses.ts'
import type { AnsweredQuestion, Crumb, HeadWords, Subject } from '../addresses/page-description.ts'
import { facts } from '../core/site/facts.ts'
import { languages } from '../core/site/languages.ts'
import type { Language } from '../core/text/language.ts'
import { business, businessId } from './business.ts'
import { absolute } from './site-url.ts'

export const websiteId = absolute('/#website')

type Page = WebPage | AboutPage | CollectionPage | ContactPage | FAQPage | ProfilePage

/** The schema.org type of pages that have a more specific one than WebPage. */
const pageTypes: { [key in PageKey]?: Exclude<Page, string>['@type'] } = {
  about: facts.owner ? 'ProfilePage' : 'AboutPage',
  offerings: 'CollectionPage',
  portfolio: 'CollectionPage',
  'case-studies': 'CollectionPage',
  blog: 'CollectionPage',
  'blog-page': 'CollectionPage',
  contact: 'ContactPage',
  faq: 'FAQPage',
}

interface DescribedPage {
  key: PageKey
  canonical: string
  language: Language
  words: HeadWords
  crumbs: readonly Crumb[]
  about: readonly Subject[]
  questions: readonly AnsweredQuestion[]
}

/** The structured data of a page as one linked graph, which contains every node that it points to. */
export function graphOf({ key, canonical, language, words, crumbs, about, questions }: DescribedPage): Graph {
  const type = pageTypes[key] ?? 'WebPage'
  // Other pages with questions contain an FAQPage as a part.
  const holdsQuestions = questions.length > 0 && type !== 'FAQPage'
  const heldQuestions: FAQPage = {
    '@type': 'FAQPage',
    '@id': `${canonical}#questions`,
    inLanguage: language,
    mainEntity: questions.map(questionNode),
  }
  const page: Page = {
    '@type': type,
    '@id': canonical,
    url: canonical,
    name: words.title,
    description: words.description,
    inLanguage: language,
    isPartOf: { '@id': websiteId },
    ...(crumbs.length > 0 ? { breadcrumb: { '@id': `${canonical}#breadcrumb` } } : {}),
    ...(holdsQuestions ? { hasPart: { '@id': `${canonical}#questions` } } : {}),
    ...subjectOf(about),
    ...(type === 'FAQPage' ? { mainEntity: questions.map(questionNode) } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(language, { withClosures: key === 'home' || key === 'contact' }),
      website(),
      page,
      ...(crumbs.length > 0 ? [breadcrumb(canonical, crumbs)] : []),
      ...about,
      ...(holdsQuestions ? [heldQuestions] : []),
    ],
  }
}

/** One subject is the main entity of the page. The page is about several, or about the business where there is none. */
function subjectOf(about: readonly Subject[]) {
  const [first, ...others] = about.map((node) => ({ '@id': node['@id'] }))
  if (!first) return { about: { '@id': businessId } }
  return others.length > 0 ? { about: [first, ...others] } : { mainEntity: first }
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    name: facts.brand,
    url: absolute('/'),
    inLanguage: [...languages],
    publisher: { '@id': businessId },
  }
}

function breadcrumb(canonical: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonical}#breadcrumb`,
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}

const questionNode = ({ question, answer }: AnsweredQuestion): Question => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
})
