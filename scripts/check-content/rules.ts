/** All that the content is checked for. Each rule reads all articles and returns its findings. */
import { addresses } from './addresses.ts'
import type { Article } from './articles.ts'
import { dates } from './dates.ts'
import { typedFacts } from './facts.ts'
import type { Finding } from './finding.ts'
import { headings } from './headings.ts'
import { lengths } from './lengths.ts'
import { links } from './links.ts'
import { names } from './names.ts'
import { parity } from './parity.ts'
import { pictures } from './pictures.ts'
import { snippets } from './snippets.ts'
import { unfinished } from './unfinished.ts'

export type Rule = (articles: readonly Article[]) => Finding[] | Promise<Finding[]>

export const rules: readonly Rule[] = [
  addresses,
  dates,
  headings,
  lengths,
  links,
  names,
  parity,
  pictures,
  snippets,
  typedFacts,
  unfinished,
]
