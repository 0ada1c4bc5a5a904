/** What `npm run setup` asks about the business, and where each answer stands in content/facts.ts. */
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
    (typed) => typed === facts.product || !projectSlugs.some((taken) => taken === typed),
    'another project has that address',
  )

const origin = z
  .string()
  .transform((typed) => (/^https?:\/\//.test(typed) ? typed : `https://${typed}`).replace(/\/+$/, ''))
  .refine(
    (typed) => URL.canParse(typed) && new URL(typed).origin === typed && /\.[a-z]/.test(typed),
    'write a domain such as example.com, or its address without a path',
  )

const email = z
  .string()
  .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'write an e-mail address such as me@example.com')

const phone = z
  .string()
  .transform((typed) =>
    typed
      .replace(/[\s\-\u2011()/.]/g, '')
      .replace(/^00/, '+')
      .replace(/^0/, '+46'),
  )
  .refine(
    (typed) => /^\+[1-9]\d{6,14}$/.test(typed),
    'write a number such as 040-123 45 67 or +45 12 34 56 78',
  )

/** A Swedish organisation number; its last digit follows from the others (Luhn). */
const organisationNumber = z
  .string()
  .transform((typed) => typed.replace(/^(\d{6})(\d{4})$/, '$1-$2'))
  .refine(
    (typed) => typed === '' || (/^\d{6}-\d{4}$/.test(typed) && isChecked(typed)),
    'write the ten digits of a Swedish organisation number, as 556016-0680; check each of them',
  )

function isChecked(number: string): boolean {
  const digits = [...number.replace('-', '')].map(Number)
  const sum = digits.reduce((all, digit, index) => {
    const weighed = index % 2 === 0 ? digit * 2 : digit
    return all + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

const vatNumber = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .refine((typed) => /^([A-Z]{2}[A-Z0-9]{2,12})?$/.test(typed), 'write a VAT number such as SE556016068001')

const point = z.string().transform((typed, context) => {
  const [latitude = Number.NaN, longitude = Number.NaN, ...rest] = typed.split(/[,;\s]+/).map(Number)
  if (rest.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    return { latitude, longitude }
  context.addIssue({ code: 'custom', message: 'write latitude and longitude in degrees, as 56.05, 14.58' })
  return z.NEVER
})

const kilometres = z
  .string()
  .refine(
    (typed) => Number(typed) >= 1 && Number(typed) <= 20_000,
    'write a number of kilometres, at least 1',
  )
  .transform((typed) => Math.round(Number(typed) * 1000))

const social = z.string().transform((typed, context) =>
  typed
    .split(',')
    .filter((one) => one.trim())
    .map((one) => {
      const [, name = '', url = ''] = /^\s*(.+?)\s+(https:\/\/\S+)\s*$/.exec(one) ?? []
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
const about = <Value>(
  ask: string,
  present: string,
  schema: z.ZodType<Value, string>,
  changes: (value: Value) => Change[],
): Question<Change[]> => ({ ask, present, answer: schema.transform(changes) })

const { address, serviceArea } = facts

const one = <Value extends Change['value']>(
  ask: string,
  present: string,
  schema: z.ZodType<Value, string>,
  ...path: string[]
) => about(ask, present, schema, (value) => [{ path, value }])

/** In the order in which they are asked. */
export const factQuestions: readonly Question<Change[]>[] = [
  one('Brand, as visitors read it', facts.brand, text, 'brand'),
  one('Your name (- while the brand itself signs)', facts.owner, optional, 'owner'),
  one('Its short name in addresses, as in /portfolio/short-name', facts.product, slug, 'product'),
  one('Domain', facts.origin, origin, 'origin'),
  one('E-mail', facts.email, email, 'email'),
  one('Phone', plain(printedNumber(facts.phone)), phone, 'phone'),
  one('Street (- for none; visitors see it)', address.street, optional, 'address', 'street'),
  one('Postal code', address.postalCode, optional, 'address', 'postalCode'),
  one('Town', address.town, text, 'address', 'town'),
  one('Region', address.region, text, 'address', 'region'),
  one('Organisation number', facts.organisationNumber, organisationNumber, 'organisationNumber'),
  one('VAT number', facts.vatNumber, vatNumber, 'vatNumber'),
  about(
    'Middle of the circle that you serve (latitude, longitude)',
    `${serviceArea.latitude}, ${serviceArea.longitude}`,
    point,
    ({ latitude, longitude }) => [
      { path: ['serviceArea', 'latitude'], value: latitude },
      { path: ['serviceArea', 'longitude'], value: longitude },
    ],
  ),
  one('Its radius in kilometres', String(serviceArea.radius / 1000), kilometres, 'serviceArea', 'radius'),
  one('Opening hours', typedHours(facts.openingHours), openingHours, 'openingHours'),
  one(
    'Profiles elsewhere',
    facts.social.map(({ name, url }) => `${name} ${url}`).join(', '),
    social,
    'social',
  ),
]

function plain(text: string): string {
  return text.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')
}
