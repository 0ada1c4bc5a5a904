/** The questions of `npm run setup` about the business, and the facts in facts.yaml that the answers change. */
import parsePhoneNumber from 'libphonenumber-js'
import { z } from 'zod'
import { facts } from '../../content/facts.ts'
import { bookingFacts, organisationNumber, vatNumber, week } from '../../content/facts-schema.ts'
import { languages } from '../../content/language.ts'
import { formatPhone } from '../../content/phone.ts'
import type { Question } from './ask.ts'
import type { Change } from './edit-facts.ts'
import { formatHours, openingHours } from './hours.ts'

const optional = z.string().max(80, 'use at most 80 letters')
const text = optional.min(1, 'this cannot be empty')

const slug = text
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters from a to z, digits and single hyphens')

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

const point = z.string().transform((value, context) => {
  const [latitude = Number.NaN, longitude = Number.NaN, ...rest] = value.split(/[,;\s]+/).map(Number)
  if (rest.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    return { latitude, longitude }
  context.addIssue({ code: 'custom', message: 'write latitude and longitude in degrees, as 56.05, 14.58' })
  return z.NEVER
})

const yes = /^(y|yes|j|ja)$/i
const answeredYes = z
  .string()
  .refine((value) => yes.test(value) || /^(|n|no|nej)$/i.test(value), 'answer yes or no')
  .transform((value) => yes.test(value))

/** Several entries, as `one; another`. */
const list = z.string().transform((value) =>
  value
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean),
)

const amount = z
  .string()
  .transform((value) => Number(value.replace(/\s/g, '')))
  .refine((value) => Number.isFinite(value) && value > 0, 'write an amount such as 1150')

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
interface FactQuestion extends Question<Change[]> {
  /** Whether it is asked after what was answered before. Always where this is undefined. */
  isAsked?: (answered: readonly Change[]) => boolean
}

const question = <Value>(
  text: string,
  present: string,
  schema: z.ZodType<Value, string>,
  changes: (value: Value) => Change[],
): FactQuestion => ({ text, present, answer: schema.transform(changes) })

const { address, serviceArea } = facts

/** A question whose answer is one fact. */
const fact = <Value extends Change['value']>(
  text: string,
  present: string,
  schema: z.ZodType<Value, string>,
  ...path: string[]
) => question(text, present, schema, (value) => [{ path, value }])

const yesOrNo = (
  text: string,
  name: 'approvedForFTax' | 'aiTrainingWelcome' | 'replyCountsOfficeHours' | 'newsletter',
) => fact(`${text} (yes or no)`, facts[name] ? 'yes' : 'no', answeredYes, name)

const languageNames = { en: 'English', sv: 'Swedish' } as const

/** What the about page tells of the person, in each language. */
const personQuestions = languages.flatMap((language) => {
  const person = facts.person[language]
  const ask = (text: string, key: 'story' | 'background' | 'memberships') =>
    fact(
      `${text}, in ${languageNames[language]} (one; another)`,
      person[key].join('; '),
      list,
      'person',
      language,
      key,
    )
  return [
    fact(`Your role, in ${languageNames[language]}`, person.role, optional, 'person', language, 'role'),
    ask('About you, paragraphs', 'story'),
    ask('Earlier employers or assignments', 'background'),
    ask('Memberships', 'memberships'),
  ]
})

/** The amounts of the prices; names and what is included stand in the file. */
const priceQuestions = facts.prices.map(({ amount: present, words }, index) =>
  fact(
    `Price excluding VAT in ${facts.currencies[0]}: ${words.en.name}`,
    String(present),
    amount,
    'prices',
    String(index),
    'amount',
  ),
)

const { booking } = facts
const { shape: rules } = bookingFacts

/** Several words, as `phone, video`. */
const words = z.string().transform((value) => [
  ...new Set(
    value
      .toLowerCase()
      .split(/[,\s]+/)
      .filter(Boolean),
  ),
])

/** A question about a number of the rules of booking. */
const number = (
  text: string,
  name: 'minutes' | 'noticeHours' | 'daysAhead' | 'pauseMinutes' | 'mostPerDay',
) => fact(text, String(booking[name]), z.string().transform(Number).pipe(rules[name]), 'booking', name)

const kindsOfMeeting = fact(
  'Ways to meet for a consultation that visitors book: phone, video, visit (- for no booking)',
  booking.kinds.join(', '),
  words.pipe(rules.kinds),
  'booking',
  'kinds',
)

/** Whether visitors can book, after these answers. */
function isBookingOn(answered: readonly Change[]): boolean {
  const kinds = answered.find(({ path }) => path.join('.') === 'booking.kinds')?.value ?? booking.kinds
  return Array.isArray(kinds) && kinds.length > 0
}

const rulesOfBooking = [
  number('Minutes of a meeting', 'minutes'),
  fact(
    'Hours of meetings (- for the opening hours)',
    formatHours(booking.hours),
    openingHours,
    'booking',
    'hours',
  ),
  number('Hours from booking to meeting at least', 'noticeHours'),
  number('Days that visitors can book ahead', 'daysAhead'),
  number('Minutes of break between meetings', 'pauseMinutes'),
  number('Meetings on a day at most', 'mostPerDay'),
  fact(
    'Your own room for video meetings, https://… (- where you send links yourself)',
    booking.videoLink,
    rules.videoLink,
    'booking',
    'videoLink',
  ),
]

/** In the order in which they are asked. */
export const factQuestions: readonly FactQuestion[] = [
  fact('Brand, as visitors read it', facts.brand, text, 'brand'),
  fact('Your name (- while the brand itself signs)', facts.owner, optional, 'owner'),
  fact('Its short name in addresses, as in /short-name.vcf', facts.shortName, slug, 'shortName'),
  fact('Domain', facts.origin, origin, 'origin'),
  fact('E-mail', facts.email, email, 'email'),
  fact('Phone', withPlainSpaces(formatPhone(facts.phone)), phone, 'phone'),
  fact('Street (- for none; visitors see it)', address.street, optional, 'address', 'street'),
  fact('Postal code', address.postalCode, optional, 'address', 'postalCode'),
  fact('Town', address.town, text, 'address', 'town'),
  fact('Region', address.region, text, 'address', 'region'),
  ...personQuestions,
  fact('Name in the register of companies', facts.legalName, optional, 'legalName'),
  fact('Organisation number', facts.organisationNumber, organisationNumber, 'organisationNumber'),
  fact('VAT number', facts.vatNumber, vatNumber, 'vatNumber'),
  yesOrNo('Approved for F-tax?', 'approvedForFTax'),
  fact('Liability insurance (insurer and amount)', facts.liabilityInsurance, optional, 'liabilityInsurance'),
  fact('Who steps in when you are ill', facts.standIn, optional, 'standIn'),
  fact('Next week with time for new work (as 2027-W03)', facts.nextFreeWeek, week, 'nextFreeWeek'),
  ...priceQuestions,
  yesOrNo('May AI models be trained on your texts?', 'aiTrainingWelcome'),
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
  fact('Opening hours', formatHours(facts.openingHours), openingHours, 'openingHours'),
  yesOrNo('Do only opening hours count towards the time in which you reply?', 'replyCountsOfficeHours'),
  kindsOfMeeting,
  ...rulesOfBooking.map((rule) => ({ ...rule, isAsked: isBookingOn })),
  yesOrNo('Send new articles by e-mail to those who ask for them?', 'newsletter'),
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
