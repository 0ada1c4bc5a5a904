/** What is wrong with a value, in the words of the owner's files: Zod's own are for programmers. */
import type { z } from 'zod'
import { keysOf } from '../base/keys-of.ts'
import type { Language } from '../text/language.ts'
import { factsSchemaWords } from './facts-schema.words.ts'

const kinds = new Map([
  ['string', 'write a text'],
  ['number', 'write a number'],
  ['int', 'write a whole number'],
  ['boolean', 'write true or false'],
  ['array', 'write a list'],
  ['tuple', 'write a list'],
])

/** What to write instead of a value, where its schema does not say so. */
export function writeInstead(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds.get(issue.expected) ?? 'write fields below it, as `field: value`'
    case 'too_small':
    case 'too_big': {
      const [limit, end] =
        issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most']
      const isNumber = /number|int/.test(issue.origin)
      return `write ${limit}${isNumber ? '' : issue.origin === 'string' ? ' letters' : ' of them'} ${end}`
    }
    case 'invalid_value':
      return `write ${issue.values.join(' or ')}`
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'mend the name'
    default:
      return 'write something else'
  }
}

/** The same of an issue, as it is said: YAML reads 13.00 and true as something else than text. */
export function remedyFor(issue: z.core.$ZodIssue, value: unknown, language: Language): string {
  const { code } = issue
  const { en } = factsSchemaWords
  // Schemas say it in English; of facts the same is said in every language.
  const said = keysOf(en).find((name) => String(en[name]) === issue.message)
  const message = said ? String(factsSchemaWords[language][said]) : issue.message
  const isOfKind = /^invalid_(type|value|union)$/.test(code)
  if (isOfKind && value === undefined) return `is missing: ${message}`
  if (isOfKind && value === null) return `is empty: ${message}`
  const isText = code === 'invalid_type' && issue.expected === 'string' && typeof value !== 'object'
  return isText ? `${message}, in quotes` : message
}

/** One issue of each value, for a text instead of a list is also too short a list; but all that rules of our own say. */
export const firstOfEach = (issues: readonly z.core.$ZodIssue[]) =>
  [...Map.groupBy(issues, ({ path }) => path.join('.')).values()].flatMap((ofValue) =>
    ofValue.filter(({ code }, index) => index === 0 || (code === 'custom' && code === ofValue[0]?.code)),
  )

export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )
