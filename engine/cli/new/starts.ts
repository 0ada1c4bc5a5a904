/** The files that `npm run new` writes: what their kind has to say, in words that are true of every business. */
import { stringify } from 'yaml'
import { exampleFolder } from '../../core/site/folder.ts'
import { languages } from '../../core/site/languages.ts'
import { site } from '../../core/site/site.ts'
import type { Language, PerLanguage } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import { type Kind, startComments, startsWords } from './starts.words.ts'

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

const t = startComments[site.facts.officeLanguage]

/** Where the example has those of a kind, with all that they may say. */
const examples = (room: string) => ({ examples: `${exampleFolder}/${room}/` })

/** The first lines of each kind, with what else there is to say. */
const heads: Record<Exclude<Kind, 'page'>, (start: Start) => string> = {
  service: ({ number }) => `# ${fill(t.service, examples('services'))}
order: ${number}
icon: compass
sections:
  # ${t.prices}
  - kind: prices
`,
  project: ({ number }) => `# ${fill(t.project, examples('projects'))}
id: ${number}
# ${t.cover}
pictures: [cover]
`,
  place: ({ number, titles }) => `# ${fill(t.place, examples('places'))}
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
