import { allNamesOf } from './all-names.ts'
import { readBrand } from './brand.ts'
import type { Facts } from './facts-schema.ts'
import { type Location, readLocations } from './locations.ts'
import { type RegionMap, readMap } from './map.ts'
import { readOwnStyles } from './own-styles.ts'
import { type Pages, readPages } from './pages.ts'
import { type Project, readProjects } from './projects.ts'
import { type Promises, promisesOf } from './promises.ts'
import { readQuestions } from './questions.ts'
import { readFacts } from './read-facts.ts'
import { readServices, type Service } from './services.ts'
import { type AccessibilityTest, readTested } from './tested.ts'
import { readTestimonials } from './testimonials.ts'
import { type AllOwnWords, readWords } from './words.ts'

/** What the owner's folder says, but for its articles. */
export interface Site {
  facts: Facts
  words: AllOwnWords
  promises: Promises
  brand: ReturnType<typeof readBrand>
  /** Those of the owner, which come after the engine's. */
  styles: string
  pages: Pages
  tested: AccessibilityTest | undefined
  map: RegionMap
  services: Service[]
  projects: Project[]
  locations: Location[]
  questions: ReturnType<typeof readQuestions>
  testimonials: ReturnType<typeof readTestimonials>
}

/** Reads the owner's folder: each part when it is first asked for, which throws an OwnerError with what is wrong in its files. */
export function readSite(): Site {
  const names = (services = () => site.services) => allNamesOf(site.facts, site.promises, services)
  const site: Site = lazily({
    facts: readFacts,
    // An update asks for the engine's alone.
    words: () => (process.env.WITHOUT_OWN_WORDS ? {} : readWords()),
    promises: () => promisesOf(site.facts, site.words.promises),
    brand: readBrand,
    styles: readOwnStyles,
    pages: readPages,
    tested: readTested,
    map: () => readMap(names()),
    // No service names all of them.
    services: () => readServices(names(() => [])),
    projects: () => readProjects(names(), site.pages),
    locations: () => readLocations(names(), site.map),
    questions: () => readQuestions(names()),
    testimonials: () => readTestimonials(names()),
  })
  return site
}

/** Values that are found when they are first asked for, and kept. */
function lazily<Values extends object>(find: { [Name in keyof Values]: () => Values[Name] }): Values {
  const values: Partial<Values> = {}
  for (const name in find)
    Object.defineProperty(values, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = find[name]()
        Object.defineProperty(values, name, { value, enumerable: true })
        return value
      },
    })
  // Each one is there, once it is asked for.
  return values as Values
}
