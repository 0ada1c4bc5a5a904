/** The files that `npm run setup` writes: a new site, or new facts in the one that is there. Comments in them survive. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Facts } from '../../engine/core/site/facts-schema.ts'
import { type Language, languages } from '../../engine/core/text/language.ts'

type Value = string | number | boolean | Value[] | { [key: string]: Value }

/** A fact by its path in the file, and its new value. */
export interface Change {
  path: readonly string[]
  value: Value
}

export const fileOfFacts = 'facts.yaml'

export const readFacts = (folder: string): Document =>
  parseDocument(readFileSync(join(folder, fileOfFacts), 'utf8'))

/** A line of the example that says what to do, and goes with what it is about. */
const marker = /^ Example: .*remove this line\.$/

/** Puts values into the file, and removes what the example says above them. */
export function change(document: Document, changes: readonly Change[]) {
  for (const { path, value } of changes) {
    const keys = path.map((name) => (/^\d+$/.test(name) ? Number(name) : name))
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
export function empty(document: Document, language: Language, today: string) {
  // The file has been read by its schema.
  const facts = document.toJS() as Facts
  const all = (paths: readonly string[], value: Value) =>
    paths.map((path) => ({ path: path.split('.'), value }))
  for (const name of languages)
    for (const claim of Object.keys(facts.claims[name]))
      if (claims.includes(claim)) document.setIn(['claims', name, claim], '')
      else if (claim !== 'replyHours') document.deleteIn(['claims', name, claim])
  change(document, [
    ...all(emptyTexts, ''),
    ...all(emptyLists, []),
    ...all(
      languages.map((name) => `claims.${name}.replyHours`),
      '24',
    ),
    ...all(['officeLanguage'], language),
    ...all(['liableToVat'], true),
    // Promises neither weekends nor texts for training: nobody has agreed to that.
    ...all(['replyOnClosedDays', 'approvedForFTax', 'aiTrainingWelcome'], false),
    ...all(['serviceArea.latitude', 'serviceArea.longitude'], 0),
    ...all(['serviceArea.radius'], 50_000),
    ...all(['currencies'], ['SEK']),
    ...all(['security.expires'], aYearAfter(today)),
  ])
}

const claims =
  'projects clients years satisfaction support uptime lessManualWork delivery complexDelivery'.split(' ')

const emptyTexts = [
  ...'brand shortName origin owner email phone legalName organisationNumber vatNumber liabilityInsurance standIn'.split(
    ' ',
  ),
  ...'nextFreeWeek priceRange address.street address.postalCode address.town address.region booking.videoLink'.split(
    ' ',
  ),
  ...languages.flatMap((name) => [
    `area.${name}`,
    `visitArea.${name}`,
    `person.${name}.role`,
    ...['forWhom', 'when', 'howFast'].map((term) => `supportTerms.${name}.${term}`),
  ]),
]

const emptyLists = [
  ...'prices openingHours booking.kinds booking.hours social'.split(' '),
  ...languages.flatMap((name) =>
    ['story', 'background', 'memberships'].map((list) => `person.${name}.${list}`),
  ),
]

/** The day before the same one of the next year. */
function aYearAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}

/** Writes the folder of a new site. What is taken over from the example: all, or some folders. */
export function writeSite(
  folder: string,
  facts: Document,
  example: string,
  taken: 'all' | readonly string[],
) {
  mkdirSync(folder)
  if (taken === 'all') cpSync(example, folder, { recursive: true })
  else
    for (const path of taken) {
      cpSync(join(example, path), join(folder, path), { recursive: true })
      leaveArticlesOut(join(folder, path, 'service.yaml'))
    }
  writeFacts(join(folder, fileOfFacts), facts)
}

/** Removes from the file of a service what refers to articles of the example: its picture, and the list of what to read. */
function leaveArticlesOut(file: string) {
  const service = parseDocument(readFileSync(file, 'utf8'))
  service.delete('cover')
  const sections = service.get('sections')
  if (isSeq(sections))
    sections.items = sections.items.filter((section) => {
      const items = isMap(section) ? section.get('items') : undefined
      return !isSeq(items) || !items.items.some((item) => isMap(item) && item.has('article'))
    })
  writeFileSync(file, textOf(service))
}

export const writeFacts = (file: string, facts: Document) => writeFileSync(file, textOf(facts))
