/** What the page of a service shows of its sections, and on which ground. */

import { postAt } from '../../core/articles/articles.ts'
import { pricesOf } from '../../core/site/prices.ts'
import type { Service, ServiceSection } from '../../core/site/services.ts'
import { site } from '../../core/site/site.ts'
import type { Language } from '../../core/text/language.ts'

export type Tone = 'plain' | 'sunken'

/**
 * The sections that have something to show in a language, each with its ground. They take turns, beginning with the plain
 * one. Drawings are made for the sunken ground, and prices belong to what stands above them.
 */
export function shownSections(service: Service, language: Language) {
  let last: Tone = 'sunken'
  return service.sections
    .filter((section) => hasContent(section, service, language))
    .map((section): { section: ServiceSection; tone: Tone } => {
      if (section.kind === 'prices') return { section, tone: 'plain' }
      last = section.kind === 'drawing' || last === 'plain' ? 'sunken' : 'plain'
      return { section, tone: last }
    })
}

function hasContent(section: ServiceSection, { slug }: Service, language: Language): boolean {
  switch (section.kind) {
    case 'prices':
      return pricesOf(slug).length > 0
    case 'questions':
      return answered(section, language).length > 0
    case 'reading':
      return published(section, language).length > 0
    default:
      return true
  }
}

/** The articles of a section that are published in a language, and why to read them. */
export const published = ({ items }: ServiceSection<'reading'>, language: Language) =>
  items.flatMap(({ article, [language]: text }) => {
    const post = postAt(article, language)
    return post ? [{ post, text }] : []
  })

/** Questions whose answers are not empty: one that only names empty facts comes out so. */
export const answered = (section: ServiceSection<'questions'>, language: Language) =>
  section[language].items.filter(({ answer }) => answer !== '')

/** All questions that the page of a service answers. */
export const answeredQuestions = ({ sections }: Service, language: Language) =>
  sections.flatMap((section) => (section.kind === 'questions' ? answered(section, language) : []))

/** At most three other services, in their order: those that follow it, and after the last one the first ones. */
export function relatedTo(service: Service): readonly Service[] {
  const index = site.services.indexOf(service)
  const next = [...site.services.slice(index + 1), ...site.services.slice(0, index)].slice(0, 3)
  return site.services.filter((one) => next.includes(one))
}
