/** The questions of `npm run setup` about the business, and the facts in content/facts.ts that the answers change. */
import parsePhoneNumber from 'libphonenumber-js'
import { z } from 'zod'
import { projectSlugs } from '../../app/pages.ts'
import { facts } from '../../content/facts.ts'
import { printedNumber } from '../../content/phone.ts'
import type { Question } from './ask.ts'
import type { Change } from './edit-facts.ts'
import { openingHours, typedHours } from './hours.ts'

const optional = z.string().max(80, 'use at most 80 letters')
const text = optional.min(1, 'this cannot be empty')

const slug = text
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters from a to z, digits and single hyphens')
  .refine(
    (value) => value === facts.product || !projectSlugs.some((taken) => taken === value),
    'another project has that address',
  )

const origin = z
  .string()
  .transform((value) => (/^https?:\/\//.test(value) ? value : `https://${value}`).replace(/\/+$/, ''))
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value && /\.[a-z]/.test(value),
    'write a domain such as example.com, or its address without a path',
  )

const email = z
  .string()
  .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'write an e-mail address such as me@example.com')

const phone = z.string().transform((value, context) => {
  const number = parsePhoneNumber(value, 'SE')
  if (number?.isPossible() && /^\+[1-9]\d{6,14}$/.test(number.number)) return number.number
  context.addIssue({ code: 'custom', message: 'write a number such as 040-123 45 67 or +45 12 34 56 78' })
  return z.NEVER
})

/** A Swedish organisation number; its last digit is a check digit (Luhn). */
const organisationNumber = z
  .string()
  .transform((value) => value.replace(/^(\d{6})(\d{4})$/, '$1-$2'))
  .refine(
    (value) => value === '' || (/^\d{6}-\d{4}$/.test(value) && hasCheckDigit(value)),
    'write the ten digits of a Swedish organisation number, as 556016-0680; check each of them',
  )

function hasCheckDigit(number: string): boolean {
  const digits = [...number.replace('-', '')].map(Number)
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}

const vatNumber = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .refine((value) => /^([A-Z]{2}[A-Z0-9]{2,12})?$/.test(value), 'write a VAT number such as SE556016068001')

const point = z.string().transform((value, context) => {
  const [latitude = Number.NaN, longitude = Number.NaN, ...rest] = value.split(/[,;\s]+/).map(Number)
  if (rest.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    return { latitude, longitude }
  context.addIssue({ code: 'custom', message: 'write latitude and longitude in degrees, as 56.05, 14.58' })
  return z.NEVER
})

const kilometers = z
  .string()
  .refine(
    (value) => Number(value) >= 1 && Number(value) <= 20_000,
    'write a number of kilometers, at least 1',
  )
  .transform((value) => Math.round(Number(value) * 1000))

const social = z.string().transform((value, context) =>
  value
    .split(',')
    .filter((profile) => profile.trim())
    .map((profile) => {
      const [, name = '', url = ''] = /^\s*(.+?)\s+(https:\/\/\S+)\s*$/.exec(profile) ?? []
      if (!URL.canParse(url)) {
        context.addIssue({
          code: 'custom',
          message: 'write name and address, as GitHub https://github.com/me, LinkedIn https://…',
        })
      }
      return { name, url }
    }),
)

/** A question whose answer changes facts. */
const question = <Value>(
  text: string,
  present: string,
  schema: z.ZodType<Value, string>,
  changes: (value: Value) => Change[],
): Question<Change[]> => ({ text, present, answer: schema.transform(changes) })

const { address, serviceArea } = facts

/** A question whose answer is one fact. */
const fact = <Value extends Change['value']>(
  text: string,
  present: string,
  schema: z.ZodType<Value, string>,
  ...path: string[]
) => question(text, present, schema, (value) => [{ path, value }])

export const factQuestions: readonly Question<Change[]>[] = [
  fact('Brand, as visitors read it', facts.brand, text, 'brand'),
  fact('Your name (- while the brand itself signs)', facts.owner, optional, 'owner'),
  fact('Its short name in addresses, as in /portfolio/short-name', facts.product, slug, 'product'),
  fact('Domain', facts.origin, origin, 'origin'),
  fact('E-mail', facts.email, email, 'email'),
  fact('Phone', withPlainSpaces(printedNumber(facts.phone)), phone, 'phone'),
  fact('Street (- for none; visitors see it)', address.street, optional, 'address', 'street'),
  fact('Postal code', address.postalCode, optional, 'address', 'postalCode'),
  fact('Town', address.town, text, 'address', 'town'),
  fact('Region', address.region, text, 'address', 'region'),
  fact('Organisation number', facts.organisationNumber, organisationNumber, 'organisationNumber'),
  fact('VAT number', facts.vatNumber, vatNumber, 'vatNumber'),
  question(
    'Middle of the circle that you serve (latitude, longitude)',
    `${serviceArea.latitude}, ${serviceArea.longitude}`,
    point,
    ({ latitude, longitude }) => [
      { path: ['serviceArea', 'latitude'], value: latitude },
      { path: ['serviceArea', 'longitude'], value: longitude },
    ],
  ),
  fact('Its radius in kilometers', String(serviceArea.radius / 1000), kilometers, 'serviceArea', 'radius'),
  fact('Opening hours', typedHours(facts.openingHours), openingHours, 'openingHours'),
  fact(
    'Profiles elsewhere',
    facts.social.map(({ name, url }) => `${name} ${url}`).join(', '),
    social,
    'social',
  ),
]

/** With ordinary hyphens and spaces instead of non-breaking ones. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')
}
