import type { Language } from '../../../content/language.ts'
import { layoutWords } from '../../components/layout.words.ts'
import type { locationSlugs } from '../../pages.ts'

type Location = (typeof locationSlugs)[number]

const regions: Partial<Record<Location, Location>> = {
  malmo: 'skane',
  kristianstad: 'skane',
  karlskrona: 'blekinge',
}

/** The city and region of a location page, for analytics events. A page about a region names it as both. */
export function cityAndRegion(slug: Location, language: Language) {
  const { places } = layoutWords[language]
  return { city: places[slug], region: places[regions[slug] ?? slug] }
}
