import type { CreativeWork, ItemList } from 'schema-dts'
import { pathTo } from '../addresses/page-addresses.ts'
import type { Subject } from '../addresses/page-description.ts'
import { languages } from '../core/site/languages.ts'
import type { Project } from '../core/site/projects.ts'
import type { Language } from '../core/text/language.ts'
import { pictureOf } from '../design/components/picture.tsx'
import { businessId } from './business.ts'
import { websiteId } from './json-ld.ts'
import { absolute } from './site-url.ts'

const urlOf = ({ slug }: Project, language: Language) => absolute(pathTo({ page: 'project', slug }, language))

/** What a project made, for structured data. */
export function projectWork(project: Project, language: Language): Subject {
  const words = project[language]
  const url = urlOf(project, language)
  const work = {
    '@id': `${url}#work`,
    name: words.title,
    description: words.longDescription ?? words.description,
    image: absolute(pictureOf(project, project.pictures[0], language).img.src),
    ...(words.tags.length > 0 ? { keywords: words.tags.join(', ') } : {}),
    creator: { '@id': businessId },
    mainEntityOfPage: { '@id': url },
  } as const
  return {
    '@type': 'CreativeWork',
    ...work,
    ...(project.links.live ? { url: project.links.live } : {}),
    // This site has a node of its own, the one that every page is part of.
    ...(project.isThisSite ? { inLanguage: [...languages], about: { '@id': websiteId } } : {}),
  } satisfies CreativeWork
}

/** Projects in the order shown, each by its page. */
export const projectList = (projects: readonly Project[], language: Language) =>
  ({
    '@type': 'ItemList',
    '@id': `${absolute(pathTo({ page: 'portfolio' }, language))}#projects`,
    itemListElement: projects.map((project, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: project[language].title,
      url: urlOf(project, language),
    })),
  }) satisfies ItemList
