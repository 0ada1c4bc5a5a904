/** The questions of `npm run setup` about the business, and the facts that their answers change. */
import parsePhoneNumber from 'libphonenumber-js'
import { z } from 'zod'
import { isKeyOf } from '../../engine/core/base/keys-of.ts'
import {
  bookingFacts,
  type Facts,
  factsSchema,
  organisationNumber,
  vatNumber,
  week,
} from '../../engine/core/site/facts-schema.ts'
import { type Language, languages } from '../../engine/core/text/language.ts'
import { formatPhone } from '../../engine/core/text/phone.ts'
import { fill } from '../../engine/core/text/sentence.ts'
import { slugOf } from '../article/options.ts'
import { formatHours, readHours } from './hours.ts'
import { setupWords } from './setup.words.ts'
import towns from './towns.json' with { type: 'json' }
import type { Change } from './write-site.ts'

export type Group = keyof typeof setupWords.en.groups

type Ask = keyof typeof setupWords.en.ask
type Refusal = keyof typeof setupWords.en.refuse

/** What is known while a question is asked. */
export interface Context {
  language: Language
  /** The answer to a question by its id: one just given, else what the file says. */
  given: (id: string) => string
}

export interface Question {
  /** The path of the fact, or the name of the setting. */
  id: string
  group: Group
  /** Whether every new site is asked it. */
  isFirst: (context: Context) => boolean
  isAsked: (context: Context) => boolean
  text: (language: Language) => string
  /** What stands in the file, as an answer. Empty where nothing does. */
  present: (language: Language) => string
  /** What is to be changed, or the reason why the answer cannot stand. `-` arrives as an empty answer. */
  read: (answer: string, context: Context) => Change[] | string
  /** How many letters an answer may have. */
  longest: number
  /** What is proposed after the answer to an earlier question. */
  follows?: Follows | undefined
  /** How an answer was understood. */
  echo?: ((answer: string, language: Language) => string) | undefined
}

interface Follows {
  from: string
  answer: (given: string, language: Language) => string
  /** Whether it is taken where it is not asked. */
  isImplied?: boolean
  /** Whether a new answer to that question outweighs what stands in the file. */
  isStrong?: boolean
}

interface Options<Value> {
  /** Why an answer cannot stand, where it is not under the name of the question. */
  refuse?: Refusal
  text?: Question['text']
  isFirst?: boolean | Question['isFirst']
  isAsked?: Question['isAsked']
  present?: Question['present']
  changes?: (value: Value) => Change[]
  longest?: number
  follows?: Follows
  echo?: Question['echo']
}

/** Of an answer on a line, and of one that is a list or holds addresses with their keys. */
export const lengths = { line: 300, list: 5000 } as const

/** What an answer stands for. Undefined where it cannot stand. */
type Read<Value> = (answer: string, context: Context) => Value | undefined

const optional: Read<string> = (answer) => (answer.length <= 80 ? answer : undefined)
const text: Read<string> = (answer) => (answer.length <= 80 && answer) || undefined
const by =
  <Value>(schema: z.ZodType<Value>): Read<Value> =>
  (answer) =>
    schema.safeParse(answer).data
const number =
  (schema: z.ZodType<number>): Read<number> =>
  (answer) =>
    answer ? schema.safeParse(Number(answer.replace(/\s/g, '').replace(',', '.'))).data : undefined
const isYes = (answer: string) => /^(y|yes|j|ja)$/i.test(answer)
const yesOrNo: Read<boolean> = (answer) =>
  isYes(answer) ? true : /^(n|no|nej)$/i.test(answer) ? false : undefined
const list: Read<string[]> = (answer) =>
  answer
    .split('|')
    .map((entry) => entry.trim())
    .filter(Boolean)
const wordsOf = (answer: string) =>
  answer
    .toLowerCase()
    .split(/[,;\s]+/)
    .filter(Boolean)

const addressOf = (answer: string) =>
  (/^https?:\/\//i.test(answer) ? answer : `https://${answer}`).toLowerCase().replace(/\/+$/, '')

const origin: Read<string> = (answer) => {
  const address = addressOf(answer)
  return URL.parse(address)?.origin === address && /\.[a-z]/.test(address) ? address : undefined
}

const phone: Read<string> = (answer, { given }) => {
  const number = parsePhoneNumber(answer, { defaultCountry: given('address.country') === 'NO' ? 'NO' : 'SE' })
  // Other countries give out numbers that the library does not know yet.
  const isReal = number?.country === 'SE' ? number.isValid() : number?.isPossible()
  return isReal ? factsSchema.shape.phone.safeParse(number?.number).data : undefined
}

/** Digits of the postal codes of countries nearby. */
const postalCodes = new Map([
  ['SE', /^[1-9]\d{4}$/],
  ['FI', /^\d{5}$/],
  ['DE', /^\d{5}$/],
  ['NO', /^\d{4}$/],
  ['DK', /^\d{4}$/],
])

const postalCode: Read<string> = (answer, { given }) => {
  const country = given('address.country') || 'SE'
  const digits = answer.replace(new RegExp(`^${country}?-|\\s`, 'gi'), '')
  const form = postalCodes.get(country)
  if (answer === '' || !form) return /^[A-Z\d -]{0,10}$/i.test(answer) ? answer : undefined
  if (!form.test(digits)) return undefined
  return country === 'SE' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits
}

interface Point {
  latitude: number
  longitude: number
}

type Town = Point & { region: string }

const formatPoint = ({ latitude, longitude }: Point) => `${latitude}, ${longitude}`

const point: Read<{ latitude: number; longitude: number }> = (answer) => {
  const [, latitude, longitude] =
    /^(-?\d+(?:[.,]\d+)?)[,;\s]+(-?\d+(?:[.,]\d+)?)$/
      .exec(answer)
      ?.map((part) => Number(part.replace(',', '.'))) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

const isInSweden = ({ latitude, longitude }: Point) =>
  latitude >= 55 && latitude <= 69.1 && longitude >= 10.9 && longitude <= 24.2

const social: Read<Facts['social']> = (answer) => {
  const profiles = answer
    .split(',')
    .map((profile) => profile.trim())
    .filter(Boolean)
    .map((profile) => {
      const [, name = '', url = ''] = /^(\S.*?)\s(https:\/\/\S+)$/.exec(profile.replace(/\s+/g, ' ')) ?? []
      return { name, url }
    })
  return profiles.every(({ url }) => URL.canParse(url)) ? profiles : undefined
}

const officeLanguage: Read<Language> = (answer) =>
  languages.find((language) =>
    [language, setupWords[language].languageName, { en: 'engelska', sv: 'swedish' }[language]].some(
      (name) => name.toLowerCase() === answer.toLowerCase(),
    ),
  )

const { shape: rules } = bookingFacts

const kinds: Read<Facts['booking']['kinds']> = (answer) => {
  const named = wordsOf(answer).map((word) =>
    (['phone', 'video', 'visit'] as const).find(
      (kind) => kind === word || languages.some((language) => setupWords[language].kinds[kind] === word),
    ),
  )
  return named.includes(undefined) ? undefined : [...new Set(named.filter((kind) => kind !== undefined))]
}

const townNamed = (name: string) =>
  Object.entries(towns).find(([town]) => town.toLowerCase() === name.trim().toLowerCase())?.[1]

const hostOf = (given: string) => URL.parse(addressOf(given))?.host ?? ''

/** The value at a path such as `booking.minutes`. */
const valueAt = (facts: Facts, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => Object.entries(value ?? {}).find(([key]) => key === name)?.[1], facts)

/** A value as it is typed. */
function shown(value: unknown, language: Language): string {
  if (typeof value === 'boolean') return setupWords[language][value ? 'yes' : 'no']
  return Array.isArray(value) ? value.join(' | ') : String(value ?? '')
}

/** A folder of the example's services, and what it is called. */
export type Service = { slug: string } & Record<Language, { name: string }>

/** Services by number or name. */
const chosenFrom =
  (services: readonly Service[]): Read<string[]> =>
  (answer) => {
    if (languages.some((language) => setupWords[language].all === answer.toLowerCase()))
      return services.map(({ slug }) => slug)
    const parts = /\p{L}/u.test(answer) ? answer.split(/[,;]/).map((part) => part.trim()) : wordsOf(answer)
    const found = parts
      .filter(Boolean)
      .map((part) =>
        services.find(
          (service, index) =>
            part === String(index + 1) ||
            [service.slug, service.en.name, service.sv.name].some(
              (name) => name.toLowerCase() === part.toLowerCase(),
            ),
        ),
      )
    return found.includes(undefined) ? undefined : found.flatMap((service) => (service ? [service.slug] : []))
  }

/** In the order in which they are asked. `services` are those to choose from for a new site. */
export function questionsAbout(facts: Facts, services: readonly Service[]): Question[] {
  /** A question whose answer is the fact at a path. */
  function fact<Value extends Change['value']>(
    group: Group,
    name: Ask,
    path: string,
    read: Read<Value>,
    { refuse, isFirst = false, changes, ...options }: Options<Value> = {},
  ): Question {
    return {
      id: path,
      group,
      isFirst: typeof isFirst === 'boolean' ? () => isFirst : isFirst,
      isAsked: () => true,
      longest: lengths.line,
      text: (language) => setupWords[language].ask[name],
      present: (language) => shown(valueAt(facts, path), language),
      read(answer, context) {
        const value = read(answer, context)
        const reasons = setupWords[context.language].refuse
        if (value === undefined) return reasons[refuse ?? (isKeyOf(name, reasons) ? name : 'text')]
        return changes?.(value) ?? [{ path: path.split('.'), value }]
      },
      ...options,
    }
  }

  const yes = (group: Group, name: Ask, options: Options<boolean> = {}) =>
    fact(group, name, name, yesOrNo, { refuse: 'yesOrNo', ...options })
  const isUnknownTown = ({ given }: Context) =>
    given('address.town') !== '' && !townNamed(given('address.town'))
  const fromTown = (answer: (town: Town) => string): Follows => ({
    from: 'address.town',
    isImplied: true,
    isStrong: true,
    answer(given) {
      const town = townNamed(given)
      return town ? answer(town) : ''
    },
  })
  const hours = (
    group: Group,
    name: 'openingHours' | 'hours',
    path: string,
    isFirst: boolean,
    present: Facts['openingHours'],
  ): Question => ({
    ...fact(group, name, path, () => undefined, { isFirst }),
    present: (language) => formatHours(present, language),
    read(answer, { language }) {
      const value = readHours(answer, language)
      return typeof value === 'string' ? value : [{ path: path.split('.'), value }]
    },
    echo(answer, language) {
      const value = readHours(answer, language)
      return typeof value === 'string' ? '' : formatHours(value, language)
    },
  })
  const isBooking = ({ given }: Context) => given('booking.kinds') !== ''
  const rule = (name: 'minutes' | 'noticeHours' | 'daysAhead' | 'pauseMinutes' | 'mostPerDay') =>
    fact('booking', name, `booking.${name}`, number(rules[name]), { isAsked: isBooking })
  const person = languages.flatMap((language) => {
    const text =
      (name: Ask) =>
      (reader: Language): string =>
        `${setupWords[reader].ask[name]}${setupWords[reader].inLanguage[language]}`
    return [
      fact('person', 'role', `person.${language}.role`, optional, { text: text('role'), refuse: 'optional' }),
      ...(['story', 'background', 'memberships'] as const).map((name) =>
        fact('person', name, `person.${language}.${name}`, list, {
          text: text(name),
          refuse: 'list',
          longest: lengths.list,
        }),
      ),
    ]
  })
  const prices = facts.prices.map(({ words }, index) =>
    fact('services', 'services', `prices.${index}.amount`, number(z.number().positive()), {
      text: (language) =>
        fill(setupWords[language].price, { name: words[language].name, currency: facts.currencies[0] }),
      refuse: 'amount',
    }),
  )
  const choice = fact('services', 'services', 'services', chosenFrom(services), {
    isFirst: true,
    text: (language) =>
      fill(setupWords[language].choices, {
        list: services.map((service, index) => `${index + 1} ${service[language].name}`).join(', '),
      }),
  })
  const middle = fact('contact', 'middle', 'serviceArea', point, {
    isFirst: isUnknownTown,
    follows: fromTown(formatPoint),
    // A new site is nowhere.
    present: () => (facts.serviceArea.latitude === 0 ? '' : formatPoint(facts.serviceArea)),
    changes: ({ latitude, longitude }) => [
      { path: ['serviceArea', 'latitude'], value: latitude },
      { path: ['serviceArea', 'longitude'], value: longitude },
    ],
  })
  const readMiddle = (answer: string, context: Context) => {
    const place = point(answer, context)
    const isElsewhere = place && context.given('address.country') === 'SE' && !isInSweden(place)
    return isElsewhere ? setupWords[context.language].refuse.outsideSweden : middle.read(answer, context)
  }

  return [
    fact('business', 'officeLanguage', 'officeLanguage', officeLanguage, {
      isFirst: true,
      // Its answer is the language of all that follows.
      text: () => languages.map((language) => setupWords[language].ask.officeLanguage).join(' / '),
      present: () => setupWords[facts.officeLanguage].languageName,
    }),
    fact('business', 'brand', 'brand', text, { isFirst: true }),
    fact('business', 'owner', 'owner', optional, { isFirst: true, refuse: 'optional' }),
    fact('business', 'shortName', 'shortName', by(factsSchema.shape.shortName), {
      follows: { from: 'brand', answer: slugOf, isImplied: true },
    }),
    fact('business', 'origin', 'origin', origin, { isFirst: true }),
    fact('contact', 'email', 'email', by(factsSchema.shape.email), {
      isFirst: true,
      follows: {
        from: 'origin',
        answer: (given, language) => `${language === 'sv' ? 'hej' : 'hello'}@${hostOf(given)}`,
      },
    }),
    fact('contact', 'phone', 'phone', phone, {
      isFirst: true,
      present: () => facts.phone && withPlainSpaces(formatPhone(facts.phone)),
    }),
    fact('contact', 'country', 'address.country', (answer, context) =>
      by(factsSchema.shape.address.shape.country)(answer.toUpperCase(), context),
    ),
    fact('contact', 'street', 'address.street', optional, { refuse: 'optional' }),
    fact('contact', 'postalCode', 'address.postalCode', postalCode),
    fact('contact', 'town', 'address.town', text, { isFirst: true }),
    fact('contact', 'region', 'address.region', text, {
      isFirst: isUnknownTown,
      follows: fromTown(({ region }) => region),
    }),
    { ...middle, read: readMiddle },
    fact('contact', 'radius', 'serviceArea.radius', number(z.number().min(1).max(20_000)), {
      present: () => String(facts.serviceArea.radius / 1000),
      changes: (value) => [{ path: ['serviceArea', 'radius'], value: Math.round(value * 1000) }],
    }),
    fact('contact', 'social', 'social', social, {
      longest: lengths.list,
      present: () => facts.social.map(({ name, url }) => `${name} ${url}`).join(', '),
    }),
    ...(services.length > 0 ? [choice] : []),
    ...prices,
    hours('hours', 'openingHours', 'openingHours', true, facts.openingHours),
    yes('hours', 'closedOnHolidays'),
    fact(
      'hours',
      'replyHours',
      'claims.en.replyHours',
      by(factsSchema.shape.claims.shape.en.shape.replyHours),
      {
        changes: (value) =>
          languages.map((language) => ({ path: ['claims', language, 'replyHours'], value })),
      },
    ),
    yes('hours', 'replyOnClosedDays'),
    fact('booking', 'kinds', 'booking.kinds', kinds, {
      isFirst: true,
      present: (language) => facts.booking.kinds.map((kind) => setupWords[language].kinds[kind]).join(', '),
    }),
    rule('minutes'),
    { ...hours('booking', 'hours', 'booking.hours', false, facts.booking.hours), isAsked: isBooking },
    rule('noticeHours'),
    rule('daysAhead'),
    rule('pauseMinutes'),
    rule('mostPerDay'),
    fact('booking', 'videoLink', 'booking.videoLink', by(rules.videoLink), {
      isAsked: ({ given }) => /video/i.test(given('booking.kinds')),
      follows: { from: 'origin', answer: (given) => `https://meet.${hostOf(given)}` },
    }),
    ...person,
    fact('company', 'legalName', 'legalName', optional, { refuse: 'optional' }),
    fact('company', 'organisationNumber', 'organisationNumber', by(organisationNumber)),
    yes('company', 'liableToVat', {
      changes: (value) => [
        { path: ['liableToVat'], value },
        ...(value ? [] : [{ path: ['vatNumber'], value: '' }]),
      ],
    }),
    fact('company', 'vatNumber', 'vatNumber', by(vatNumber), {
      isAsked: ({ given }) => isYes(given('liableToVat')),
      follows: {
        from: 'organisationNumber',
        answer: (given) => given && `SE${organisationNumber.safeParse(given).data?.replace('-', '')}01`,
      },
    }),
    yes('company', 'approvedForFTax'),
    fact('company', 'liabilityInsurance', 'liabilityInsurance', optional, { refuse: 'optional' }),
    fact('company', 'standIn', 'standIn', optional, { refuse: 'optional' }),
    fact('company', 'nextFreeWeek', 'nextFreeWeek', by(week)),
    yes('publishing', 'newsletter'),
    yes('publishing', 'aiTrainingWelcome'),
  ]
}

/** With ordinary hyphens and spaces instead of non-breaking ones. */
const withPlainSpaces = (text: string) => text.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')
