/** What `npm run setup` asks about the business: a table of the facts, in the order in which it asks for them. */
import parsePhoneNumber from 'libphonenumber-js'
import { z } from 'zod'
import { keysOf } from '../../core/base/keys-of.ts'
import { type Facts, factsSchema } from '../../core/site/facts-schema.ts'
import { isUnsaid } from '../../core/site/languages-said.ts'
import { valueAt } from '../../core/site/wrong-value.ts'
import {
  knownLanguages,
  type Language,
  nameOfLanguage,
  type PerLanguage,
  perLanguage,
} from '../../core/text/language.ts'
import { formatPhone } from '../../core/text/phone.ts'
import { fill } from '../../core/text/sentence.ts'
import { capitalized } from '../../core/time/clock.ts'
import { slugOf } from '../article/options.ts'
import { formatHours, readHours } from './hours.ts'
import { setupWords } from './setup.words.ts'
import towns from './towns.json' with { type: 'json' }
import { type Changes, type OpenFacts, usualFrom } from './write-site.ts'

export type Group = keyof typeof setupWords.en.groups

/** Yes or no, what was chosen, or a text as it is typed. */
export type Answer = boolean | readonly string[] | string

/** Answered by yes or no, by one of `choices` or some of them, or by a text: by what `present` is. */
export interface Question {
  /** The path of the fact, or the name of the setting. */
  id: string
  group: Group
  text: (language: Language) => string
  choices?: (language: Language) => Readonly<Record<string, string>> | undefined
  /** Whether every new site is asked it. */
  isFirst?: () => boolean
  isAsked?: () => boolean
  /** What stands there now, as an answer. */
  present: (language: Language) => Answer
  /** What is proposed where nothing of the owner's stands there. */
  proposed?: (language: Language) => string
  /** Why an answer cannot stand. */
  refusal: (answer: Answer, language: Language) => string | undefined
  put: (answer: Answer) => void
}

type Ask = typeof setupWords.en.ask
type Path = { [Name in Group]: keyof Ask[Name] }[Group]

/** How a fact is asked for, beyond what its schema says. */
interface Field extends Pick<Question, 'choices' | 'isFirst' | 'isAsked' | 'proposed'> {
  /** Its value, or values of fields below it. Undefined where the answer is not understood: `format` says how to write it. */
  read?: (answer: string) => unknown
  format?: keyof typeof setupWords.en.formats
  /** What stands there, as it is typed. */
  show?: (language: Language) => string
  /** What else changes with its value. */
  also?: (value: unknown) => Changes
}

/**
 * By the paths of the facts, with `*` for each language that the site has; the words of the setup say which are asked for, and in
 * which order.
 */
function fieldsOf({ now }: OpenFacts): Partial<Record<Path, Field>> {
  const first: Field = { isFirst: () => true }
  const booked: Field = { isAsked: () => now().booking.kinds.length > 0 }
  const hours: Field = { read: readHours, format: 'hours' }
  const town = () => now().address.town
  const isInUnknownTown = () => town() !== '' && !townNamed(town())
  const host = () => URL.parse(now().origin)?.host ?? ''
  return {
    officeLanguage: {
      ...first,
      choices: () => perLanguage((language) => capitalized(nameOfLanguage(language, language))),
      // A new site has no brand yet.
      also: (office) => (now().brand === '' ? { languages: usualFrom(office) } : {}),
    },
    languages: {
      ...first,
      choices: languageChoices,
      read: (answer) => answer.split(', '),
      show: () => now().languages.join(', '),
    },
    brand: first,
    owner: first,
    'trade.*': first,
    shortName: {
      // None can be made of letters of other alphabets.
      isFirst: () => now().brand !== '' && now().shortName === '' && slugOf(now().brand) === '',
      proposed: () => slugOf(now().brand),
    },
    origin: { ...first, read: readOrigin },
    email: { ...first, proposed: (language) => `${setupWords[language].mailbox}@${host()}` },
    phone: {
      ...first,
      read: (answer) => readPhone(answer, now().address.country),
      show: () => now().phone && withPlainSpaces(formatPhone(now().phone)),
    },
    'address.country': { read: (answer) => answer.toUpperCase() },
    'address.postalCode': {
      read: (answer) => readPostalCode(answer, now().address.country),
      format: 'postalCode',
    },
    'address.town': {
      ...first,
      also(name) {
        const { region, ...middle } = townNamed(String(name)) ?? {}
        return region ? { 'address.region': region, ...below('serviceArea', middle) } : {}
      },
    },
    'address.region': { isFirst: isInUnknownTown },
    serviceArea: {
      isFirst: isInUnknownTown,
      read: (answer) => readMiddle(answer, now().address.country),
      format: 'middle',
      show() {
        const { latitude, longitude } = now().serviceArea
        // A new site is nowhere.
        return latitude === 0 ? '' : `${latitude}, ${longitude}`
      },
    },
    'serviceArea.radius': {
      read: (answer) => Math.round(readNumber(answer) * 1000),
      show: () => String(now().serviceArea.radius / 1000),
    },
    social: {
      read: readProfiles,
      format: 'social',
      show: () =>
        now()
          .social.map(({ name, url }) => `${name} ${url}`)
          .join(', '),
    },
    openingHours: { ...first, ...hours, show: (language) => formatHours(now().openingHours, language) },
    'claims.en.replyHours': {
      isAsked: () => true,
      also: (value) => Object.fromEntries(knownLanguages.map((name) => [`claims.${name}.replyHours`, value])),
    },
    'booking.kinds': first,
    'booking.minutes': booked,
    'booking.hours': { ...booked, ...hours, show: (language) => formatHours(now().booking.hours, language) },
    'booking.noticeHours': booked,
    'booking.daysAhead': booked,
    'booking.pauseMinutes': booked,
    'booking.mostPerDay': booked,
    'booking.videoLink': {
      isAsked: () => now().booking.kinds.includes('video'),
      proposed: () => `https://meet.${host()}`,
    },
    liableToVat: { also: (isLiable) => (isLiable ? {} : { vatNumber: '' }) },
    vatNumber: {
      isAsked: () => now().liableToVat,
      proposed: () => now().organisationNumber.replace(/^(?:\d\d)?(\d{6})-?(\d{4})$/, 'SE$1$201'),
    },
  }
}

/** One language alone, or two of them, the one without a prefix first. */
const languageChoices = (reader: Language): Record<string, string> => {
  const { alone, both } = setupWords[reader].languages
  const name = (language: Language) => nameOfLanguage(language, reader)
  const pairs = knownLanguages.flatMap((one) =>
    knownLanguages.filter((other) => other !== one).map((other) => [one, other] as const),
  )
  return Object.fromEntries([
    ...pairs.map(([one, other]) => [
      `${one}, ${other}`,
      fill(both, { first: capitalized(name(one)), second: name(other), tag: other }),
    ]),
    ...knownLanguages.map((one) => [one, capitalized(fill(alone, { language: name(one) }))]),
  ])
}

/** The schema of a fact by its path. */
const schemaOf = (path: string) =>
  path.split('.').reduce<unknown>((schema, name) => {
    const whole = schema instanceof z.ZodDefault ? schema.unwrap() : schema
    if (whole instanceof z.ZodArray) return whole.element
    if (whole instanceof z.ZodObject && name in whole.shape) return whole.shape[name]
    throw new Error(`There is no fact ${path}`)
  }, factsSchema)

/** A fact as a question. */
function askFor(
  facts: OpenFacts,
  group: Group,
  path: string,
  text: Question['text'],
  field: Field = {},
): Question {
  const schema = schemaOf(path)
  const isOfTexts = schema instanceof z.ZodArray && schema.element instanceof z.ZodString
  function read(answer: Answer): unknown {
    if (typeof answer !== 'string') return answer
    if (field.read) return field.read(answer)
    if (schema instanceof z.ZodNumber) return readNumber(answer)
    return isOfTexts ? parts(answer, '|') : answer
  }
  function changes(answer: Answer): Changes {
    const value = read(answer)
    return { ...(isObject(value) ? below(path, value) : { [path]: value }), ...field.also?.(value) }
  }
  return {
    isAsked: () => !path.split('.').some((name) => isUnsaid(name, facts.now().languages)),
    ...field,
    id: path,
    group,
    text,
    choices: field.choices ?? ((language) => new Map(Object.entries(setupWords[language].choices)).get(path)),
    present(language) {
      if (field.show) return field.show(language)
      const value = valueAt(facts.now(), path.split('.'))
      if (Array.isArray(value)) return isOfTexts ? value.join(' | ') : value
      return typeof value === 'boolean' ? value : String(value)
    },
    refusal: (answer, language) =>
      field.format && read(answer) === undefined
        ? String(setupWords[language].formats[field.format])
        : facts.refusal(changes(answer), language),
    put: (answer) => facts.change(changes(answer)),
  }
}

/** In the order in which they are asked. `choice` is what a new site may begin with. */
export function questionsAbout(facts: OpenFacts, choice: readonly Question[]): Question[] {
  const { prices, currencies } = facts.now()
  const fields = new Map(Object.entries(fieldsOf(facts)))
  const asked = perLanguage((one): Record<Group, Record<string, string>> => setupWords[one].ask)
  const about = (group: Group) =>
    Object.keys(asked.en[group]).flatMap((path) => {
      // The language of all that follows is asked for in all of them.
      const text = (language: Language) =>
        (path === 'officeLanguage' ? knownLanguages : [language])
          .map((one) => asked[one][group][path])
          .join(' / ')
      if (!path.includes('*')) return [askFor(facts, group, path, text, fields.get(path))]
      return knownLanguages.map((one) => {
        const textOf = (reader: Language) =>
          text(reader).replace('{language}', () => nameOfLanguage(one, reader))
        return askFor(
          facts,
          group,
          path.replace('*', () => one),
          textOf,
          fields.get(path),
        )
      })
    })
  const ofPrices = prices.map(({ words }, index) => {
    const text = (language: Language) =>
      fill(setupWords[language].price, { name: words[language].name, currency: currencies[0] })
    return askFor(facts, 'services', `prices.${index}.amount`, text)
  })
  return keysOf(asked.en).flatMap((group) =>
    group === 'server' ? [] : group === 'services' ? [...choice, ...ofPrices] : about(group),
  )
}

/** A folder of the example's services, and what it is called. */
export type Service = { slug: string } & PerLanguage<{ name: string }>

/** Which services a new site begins with: their folders get into `taken`. */
export const choiceOf = (services: readonly Service[], taken: Set<string>): Question => ({
  id: 'services',
  group: 'services',
  text: (language) => setupWords[language].services,
  choices: (language) =>
    Object.fromEntries(services.map((service) => [service.slug, service[language].name])),
  isFirst: () => true,
  present: () => [...taken],
  refusal(answer, language) {
    const folders = services.map(({ slug }) => slug)
    const isOfThem = [answer].flat().every((one) => folders.includes(String(one)))
    return isOfThem ? undefined : fill(setupWords[language].formats.services, { folders: folders.join(', ') })
  },
  put(answer) {
    taken.clear()
    for (const slug of [answer].flat()) taken.add(String(slug))
  },
})

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values of fields by their paths. */
const below = (path: string, values: object): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${path}.${name}`, value]))

const parts = (answer: string, between: string) =>
  answer
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)

const readNumber = (answer: string) =>
  answer ? Number(answer.replace(/\s/g, '').replace(',', '.')) : Number.NaN

/** A domain with its scheme; empty where it is none. */
function readOrigin(answer: string): string {
  const address = (/^https?:\/\//i.test(answer) ? answer : `https://${answer}`)
    .toLowerCase()
    .replace(/\/+$/, '')
  return URL.parse(address)?.origin === address && /\.[a-z]/.test(address) ? address : ''
}

/** In international form; empty where there is no such number. */
function readPhone(answer: string, country: string): string {
  const number = parsePhoneNumber(answer, { defaultCountry: country === 'NO' ? 'NO' : 'SE' })
  // Other countries give out numbers that the library does not know yet.
  const isReal = number?.country === 'SE' ? number.isValid() : number?.isPossible()
  return isReal ? (number?.number ?? '') : ''
}

/** With ordinary hyphens and spaces instead of non-breaking ones. */
const withPlainSpaces = (text: string) => text.replaceAll('\u2011', '-').replaceAll('\u00a0', ' ')

/** How many digits postal codes have in countries nearby. */
const postalDigits = new Map([...['SE', 'FI', 'DE'].map((one) => [one, 5] as const), ['NO', 4], ['DK', 4]])

function readPostalCode(answer: string, country: string): string | undefined {
  const count = postalDigits.get(country)
  if (answer === '' || !count) return answer
  const digits = answer.replace(new RegExp(`^${country}?-|\\s`, 'gi'), '')
  if (!/^\d+$/.test(digits) || digits.length !== count || (country === 'SE' && digits.startsWith('0')))
    return undefined
  return country === 'SE' ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits
}

const townNamed = (name: string) =>
  Object.entries(towns).find(([town]) => town.toLowerCase() === name.toLowerCase())?.[1]

/** Latitude and longitude. Those of a Swedish business are in Sweden. */
function readMiddle(answer: string, country: string) {
  const number = '(-?\\d+(?:[.,]\\d+)?)'
  const [, latitude = Number.NaN, longitude = Number.NaN] =
    new RegExp(`^${number}[,;\\s]+${number}$`).exec(answer)?.map(readNumber) ?? []
  const isInSweden = latitude >= 55 && latitude <= 69.1 && longitude >= 10.9 && longitude <= 24.2
  return country === 'SE' && !isInSweden ? undefined : { latitude, longitude }
}

/** Profiles such as `GitHub https://github.com/me`, with commas between them. */
function readProfiles(answer: string): Facts['social'] | undefined {
  const profiles = parts(answer, ',').map((profile) => {
    const [, name = '', url = ''] = /^(\S.*?)\s+(https:\/\/\S+)$/.exec(profile) ?? []
    return { name, url }
  })
  return profiles.every(({ name }) => name) ? profiles : undefined
}
