/** The files that `npm run new` writes: what their kind has to say, in words that are true of every business. */
import { stringify } from 'yaml'
import { languages } from '../../engine/core/site/languages.ts'
import type { Language } from '../../engine/core/text/language.ts'
import { type Kind, startsWords } from './starts.words.ts'

interface Start {
  /** Its place in its list. */
  number: number
  title: string
  sv: string
  /** The Swedish one, where it differs from the folder's name. */
  slug: string
}

/** The first lines of each kind, with what else there is to say. */
const heads: Record<Exclude<Kind, 'page'>, (start: Start) => string> = {
  service: ({
    number,
  }) => `# What else a service may say, such as prices, steps and questions, stands in example/services/.
order: ${number}
icon: compass
sections:
  # Shown once facts.yaml has a price for it.
  - kind: prices
`,
  project: ({
    number,
  }) => `# What else a project may say, such as results, figures and a quotation, stands in example/projects/.
id: ${number}
# Yours in its place, beside this file: cover.jpg, .png, .webp or .avif.
pictures: [cover]
`,
  place: ({
    number,
    title,
  }) => `# What else a place may say, such as whom you help there and its map, stands in example/places/.
order: ${number}
${stringify({ towns: [title] })}`,
}

/** What a kind says in a language, with its title. */
function wordsOf(kind: Kind, language: Language, title: string, slug: string) {
  const words = JSON.stringify(startsWords[language][kind])
  // A brace of a title names no fact.
  const filled = words.replaceAll('{title}', () => JSON.stringify(title.replaceAll('{', '\\{')).slice(1, -1))
  return { ...(slug ? { slug } : {}), ...JSON.parse(filled) }
}

/** The file of a page in a language. `slug` is empty where it is the folder's name. */
export function pageIn(language: Language, title: string, slug: string): string {
  const { text, ...head } = wordsOf('page', language, title, slug)
  return `---\n${stringify(head, { lineWidth: 0 })}---\n${text}\n`
}

export function textOf(kind: Exclude<Kind, 'page'>, start: Start): string {
  const wordsIn = (...words: [Language, string, string]) => wordsOf(kind, ...words)
  const { title, sv, slug } = start
  return (
    heads[kind](start) +
    stringify(
      Object.fromEntries(
        languages
          .toSorted()
          .map((one) => [one, one === 'sv' ? wordsIn(one, sv, slug) : wordsIn(one, title, '')]),
      ),
      { lineWidth: 0 },
    )
  )
}
