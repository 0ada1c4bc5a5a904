import type { CreativeWork, ItemList, SoftwareApplication, WebSite } from 'schema-dts'
import { facts } from '../../content/facts.ts'
import type { Language } from '../../content/language.ts'
import type { Project } from '../../content/projects.ts'
import { pictureOf } from '../components/picture.tsx'
import { pathTo } from '../places.ts'
import { businessId } from './business.ts'
import { websiteId } from './json-ld.ts'
import type { Subject } from './page-description.ts'
import { absolute } from './site-url.ts'

const urlOf = ({ slug }: Project, language: Language) => absolute(pathTo({ page: 'project', slug }, language))

/** The result of a project, for structured data: an application where it has links, else a website. */
export function projectWork(project: Project, language: Language): Subject {
  const words = project.words[language]
  const url = urlOf(project, language)
  const work = {
    '@id': `${url}#work`,
    name: words.title,
    description: words.longDescription,
    image: absolute(pictureOf(project, project.pictures[0]).fallback.src),
    keywords: words.tags.join(', '),
    creator: { '@id': businessId },
    mainEntityOfPage: { '@id': url },
  } as const
  if (project.links) {
    return {
      '@type': 'SoftwareApplication',
      ...work,
      url: project.links.live,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Linux',
      featureList: words.features.map(({ title }) => title),
    } satisfies SoftwareApplication
  }
  // This site already has a WebSite node, which every page is part of.
  if (project.slug === facts.product) {
    return {
      '@type': 'CreativeWork',
      ...work,
      inLanguage: ['en', 'sv'],
      about: { '@id': websiteId },
    } satisfies CreativeWork
  }
  return { '@type': 'WebSite', ...work } satisfies WebSite
}

/** Projects in the order shown, each by its page. */
export const projectList = (projects: readonly Project[], language: Language) =>
  ({
    '@type': 'ItemList',
    '@id': `${absolute(pathTo({ page: 'portfolio' }, language))}#projects`,
    itemListElement: projects.map((project, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: project.words[language].title,
      url: urlOf(project, language),
    })),
  }) satisfies ItemList
