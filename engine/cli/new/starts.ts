/** The files that `npm run new` writes: what their kind has to say, in words that are true of every business. */
import { stringify } from 'yaml'
import { languages } from '../../core/site/languages.ts'
import type { Language, PerLanguage } from '../../core/text/language.ts'
import { type Kind, startsWords } from './starts.words.ts'

interface Start {
  /** Its place in its list. */
  number: number
  titles: PerLanguage<Titled>
  folder: string
}

interface Titled {
  title: string
  slug: string
}

/** The first lines of each kind, with what else there is to say. */
const heads: Record<Exclude<Kind, 'page'>, (start: Start) => string> = {
  service: ({
    number,
  }) => `# What else a service may say, such as prices, steps and questions, stands in example/site/services/.
order: ${number}
icon: compass
sections:
  # Shown once facts.yaml has a price for it.
  - kind: prices
`,
  project: ({
    number,
  }) => `# What else a project may say, such as results, figures and a quotation, stands in example/site/projects/.
id: ${number}
# Yours in its place, beside this file: cover.jpg, .png, .webp or .avif.
pictures: [cover]
`,
  place: ({
    number,
    titles,
  }) => `# What else a place may say, such as whom you help there and its map, stands in example/site/places/.
order: ${number}
${stringify({ towns: [titles[languages[0]].title] })}`,
}

/** What a kind says in a language, with its title, and its slug where that is not the folder's name. */
function wordsOf(kind: Kind, language: Language, { title, slug }: Titled, folder: string) {
  const words = JSON.stringify(startsWords[language][kind])
  // A brace of a title names no fact.
  const filled = words.replaceAll('{title}', () => JSON.stringify(title.replaceAll('{', '\\{')).slice(1, -1))
  return { ...(slug !== folder ? { slug } : {}), ...JSON.parse(filled) }
}

/** The file of a page in a language. */
export function pageIn(language: Language, titled: Titled, folder: string): string {
  const { text, ...head } = wordsOf('page', language, titled, folder)
  return `---\n${stringify(head, { lineWidth: 0 })}---\n${text}\n`
}

export const textOf = (kind: Exclude<Kind, 'page'>, start: Start): string =>
  heads[kind](start) +
  stringify(
    Object.fromEntries(
      languages.toSorted().map((one) => [one, wordsOf(kind, one, start.titles[one], start.folder)]),
    ),
    { lineWidth: 0 },
  )
