/** The files that `npm run setup` writes: a new site, or new facts in the one that is there. Comments in them survive. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isScalar, type Pair, parse, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { keysOf } from '../../core/base/keys-of.ts'
import { type Facts, factsSchema } from '../../core/site/facts-schema.ts'
import { isUnsaid, saidInAll } from '../../core/site/languages-said.ts'
import { namesOfFacts } from '../../core/site/names.ts'
import { checkValue } from '../../core/site/read-yaml.ts'
import { knownLanguages, type Language, usualLanguages } from '../../core/text/language.ts'

/** New values of facts by their paths, such as `address.town`. */
export type Changes = Readonly<Record<string, unknown>>

export const fileOfFacts = 'facts.yaml'

/** The facts in a folder, to be changed before they are written. */
export function openFacts(folder: string, { isExample = false } = {}) {
  const document = parseDocument(readFileSync(join(folder, fileOfFacts), 'utf8'))
  if (isExample) sayInAll(document)
  const valid = document.clone()
  const changed = new Set<string>()
  return {
    changed,
    /** What the file says now, or leaves to be as usual. It was read by its schema as this began, some of its texts may be emptied. */
    now: () => ({ ...usual, ...(saidBy(document) as Partial<Facts>) }) as Facts,
    /** Why the check of the file would refuse changes, in a language. */
    refusal(changes: Changes, language: Language) {
      const trial = valid.clone()
      change(trial, changes)
      const checked = checkValue(saidBy(trial), factsSchema, namesOfFacts, language)
      return 'problems' in checked ? checked.problems[0]?.what : undefined
    },
    change(changes: Changes) {
      change(document, changes)
      for (const path of Object.keys(changes)) changed.add(path)
    },
    empty: (language: Language, today: string) => empty(document, language, today),
    /** Removes what it says in languages that the site does without. */
    leaveUnsaidOut: () =>
      visit(document, {
        Pair: (_, pair) => (isUnsaidPair(pair, languagesOf(document)) ? visit.REMOVE : undefined),
      }),
    write: (file: string) => writeFileSync(file, textOf(document)),
  }
}

/** Has the example say in every language of the engine what it says in its first one: a site may begin in one that it lacks. */
function sayInAll(document: Document) {
  const [first] = languagesOf(document)
  visit(document, {
    Map(_, map) {
      const said = first && map.get(first, true)
      for (const language of said ? knownLanguages : [])
        if (said && !map.has(language)) map.set(language, said.clone())
    },
  })
}

/** What the file need not say. */
const usual = Object.fromEntries(
  Object.entries(factsSchema.shape).flatMap(([name, schema]) =>
    schema instanceof z.ZodDefault ? [[name, schema.parse(undefined)]] : [],
  ),
)

const languagesOf = (facts: Document): readonly Language[] => facts.toJS().languages ?? usualLanguages

/** What the file says, in a language that it does without too, as the check reads it. */
const saidBy = (facts: Document) => saidInAll(facts.toJS(), languagesOf(facts))

const isUnsaidPair = ({ key }: Pair, languages: readonly Language[]) =>
  isScalar(key) && isUnsaid(key.value, languages)

export type OpenFacts = ReturnType<typeof openFacts>

/** A line of the example that says what to do, and goes with what it is about. */
const marker = /^ Example: .*remove this line\.$/

/** Puts values into the file, and removes what the example says above them. */
function change(document: Document, changes: Changes) {
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name))
    const [name = ''] = path.split('.')
    if (name !== path && !document.has(name)) document.set(name, document.createNode(usual[name]))
    document.setIn(keys, document.createNode(value))
    for (const [depth, key] of keys.entries())
      withoutMarker(document.getIn(keys.slice(0, depth)) ?? document.contents, key)
  }
}

function withoutMarker(parent: unknown, name: string | number) {
  if (!isMap(parent)) return
  const key = parent.items.map((pair) => pair.key).find((one) => isScalar(one) && one.value === name)
  if (!isScalar(key) || !key.commentBefore) return
  const kept = key.commentBefore.split('\n').filter((line) => !marker.test(line))
  key.commentBefore = kept.length > 0 ? kept.join('\n') : null
}

const textOf = (document: Document) =>
  document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })

/** What the example says of its own business, emptied: a new site claims nothing that its owner has not said. */
function empty(document: Document, language: Language, today: string) {
  change(document, {
    ...Object.fromEntries([
      ...emptied(document.toJS()),
      ...knownLanguages.map((name) => [`claims.${name}`, { ...noClaims, replyHours: '24' }] as const),
    ]),
    officeLanguage: language,
    languages: usualFrom(language),
    // Promises neither weekends nor texts for training: nobody has agreed to that.
    ...{ liableToVat: true, replyOnClosedDays: false, approvedForFTax: false, aiTrainingWelcome: false },
    ...{ 'serviceArea.latitude': 0, 'serviceArea.longitude': 0, 'serviceArea.radius': 50_000 },
    currencies: ['SEK'],
    'security.expires': aYearAfter(today),
  })
}

/** The languages of a new site: that of the office first, and a usual one. */
export const usualFrom = (office: unknown) => [office, usualLanguages.find((one) => one !== office)]

const noClaims = Object.fromEntries(keysOf(factsSchema.shape.claims.shape.en.shape).map((name) => [name, '']))

/** What is no claim. */
const stays = /^(?:languages|trade|address\.country|timeZone|booking\.words|claims)$/

/** The paths of all texts and lists of a value, with empty ones. */
const emptied = (value: object, within = ''): [path: string, value: '' | []][] =>
  Object.entries(value).flatMap(([name, item]) => {
    const path = within + name
    if (stays.test(path) || typeof item === 'number') return []
    if (typeof item === 'object' && !Array.isArray(item)) return emptied(item, `${path}.`)
    return typeof item === 'boolean' ? [] : [[path, typeof item === 'string' ? '' : []]]
  })

/** The day before the same one of the next year. */
function aYearAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** Writes the folder of a new site. What is taken over from the example: all, or some services. */
export function writeSite(
  folder: string,
  facts: OpenFacts,
  example: string,
  taken: 'all' | readonly string[],
) {
  mkdirSync(folder)
  const regions = regionsOf(parse(readFileSync(join(example, fileOfFacts), 'utf8')))
  if (taken === 'all') cpSync(example, folder, { recursive: true })
  else
    for (const slug of taken) {
      const path = join('services', slug)
      cpSync(join(example, path), join(folder, path), { recursive: true })
      leaveOwnOut(join(folder, path, 'service.yaml'), regions, facts.now().languages)
    }
  if (taken !== 'all') facts.leaveUnsaidOut()
  facts.write(join(folder, fileOfFacts))
}

/** Behind a value in a file of the example: it, or the item that begins with it, is of that business alone. */
const ownMark = "The example's own"
const isOwn = (node: unknown) => isScalar(node) && node.comment?.trim() === ownMark

/**
 * Removes from the file of a service what is of the example's business alone, what is marked so and its regions, and what it says in
 * languages that the site does without.
 */
function leaveOwnOut(file: string, regions: readonly string[], languages: readonly Language[]) {
  const service = parseDocument(readFileSync(file, 'utf8'))
  visit(service, {
    Seq(_, { items }) {
      const kept = items.filter((item) => !isOwn(item) && !(isMap(item) && isOwn(item.items[0]?.value)))
      items.splice(0, items.length, ...kept)
    },
    Pair: (_, pair) => (isOwn(pair.value) || isUnsaidPair(pair, languages) ? visit.REMOVE : undefined),
  })
  for (const language of languages) {
    const keywords = String(service.getIn([language, 'keywords'])).split(', ')
    const isElsewhere = (keyword: string) => !regions.some((region) => keyword.includes(region))
    service.setIn([language, 'keywords'], keywords.filter(isElsewhere).join(', '))
  }
  writeFileSync(file, textOf(service))
}

/** The regions that the area of a business names, in small letters. */
const regionsOf = ({ area, address }: Facts): string[] =>
  `${Object.values(area).join(' ')} ${address.region}`
    .match(/\p{Lu}\p{L}+/gu)
    ?.map((name) => name.toLowerCase()) ?? []
