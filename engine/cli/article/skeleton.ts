/** The files of a new article, with TODO: at the beginning of all that is to be written. */
import { stringify } from 'yaml'
import { type Language, withCatalogues } from '../../core/text/language.ts'

export interface Skeleton {
  title: string
  /** Where it differs from the folder's name. */
  slug?: string | undefined
  category: string
  /** The alternative text of the cover. */
  alt: string
  /** Fields of the main file for all languages. */
  shared?: { id: number; date: string; only?: Language | undefined } | undefined
}

export function skeleton(language: Language, { title, slug, category, alt, shared }: Skeleton): string {
  const t = words[language]
  return [
    '---',
    ...(shared ? [`id: ${shared.id}`, 'draft: true'] : []),
    ...(shared?.only ? [`only: ${shared.only}`] : []),
    ...(slug ? [stringify({ slug }).trim()] : []),
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(t.description)}`,
    `excerpt: ${JSON.stringify(t.excerpt)}`,
    `category: ${category}`,
    `tags: [${t.tags}]`,
    `keywords: [${t.keywords}]`,
    ...(shared ? [`date: ${shared.date}`] : []),
    `alt: ${JSON.stringify(alt)}`,
    '---',
    '',
    t.text,
  ].join('\n')
}

const words = withCatalogues({
  en: {
    description:
      'TODO: what the reader can do afterwards, in one or two sentences of 70 to 165 letters. Search engines show them.',
    excerpt: 'TODO: one or two sentences for the card on the blog.',
    tags: '"TODO: three", "TODO: to", "TODO: six"',
    keywords: '"TODO: what people search for"',
    text: `TODO: begin with the reader’s question, and answer it in the first paragraph.

## TODO: what to do first

TODO: the step and the reason for it. The brand is written {brand}, a page is linked to as [the contact page](place:contact), another article as place:post/ and its folder.

\`\`\`bash
# What readers copy is tried by the checks: bash, nginx, yaml and json.
echo "TODO"
\`\`\`

## TODO: what it led to

TODO: what changed, in figures where there are some, and what you would do differently.
`,
  },
  sv: {
    description:
      'TODO: vad läsaren kan göra efteråt, i en eller två meningar på 70 till 165 tecken. Det är de som visas av sökmotorer.',
    excerpt: 'TODO: en eller två meningar till kortet på bloggen.',
    tags: '"TODO: tre", "TODO: till", "TODO: sex"',
    keywords: '"TODO: det som folk söker efter"',
    text: `TODO: börja med läsarens fråga och svara på den i första stycket.

## TODO: det första att göra

TODO: steget och varför det behövs. Varumärket skrivs {brand}, en sida länkas som [kontaktsidan](place:contact), en annan artikel som place:post/ och mappens namn.

\`\`\`bash
# Det som läsaren kopierar provas av kontrollerna: bash, nginx, yaml och json.
echo "TODO"
\`\`\`

## TODO: vad det ledde till

TODO: vad som ändrades, gärna i siffror, och vad du skulle göra annorlunda.
`,
  },
})
