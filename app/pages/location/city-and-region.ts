import type { Language } from '../../../content/language.ts'
import { frameWords } from '../../frame.words.ts'

const regions = { malmo: 'skane', kristianstad: 'skane', karlskrona: 'blekinge' } as const

/** Which city and region a location page is about. A page about a region names it twice. */
export function cityAndRegion(slug: string | undefined, language: Language) {
  const { places } = frameWords[language]
  // The slugs of this page in the table of pages.
  const city = slug as keyof typeof places
  const region = city in regions ? regions[city as keyof typeof regions] : city
  return { city: places[city], region: places[region] }
}
