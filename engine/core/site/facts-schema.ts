/** What facts.yaml must look like. `npm run setup` asks by these rules, and each start and build holds the file to them. */
import { z } from 'zod'
import { emailPattern } from '../text/email-address.ts'
import { bilingual, knownLanguages, perLanguage, usualLanguages } from '../text/language.ts'
import { isoWeek, mondayOfWeek, weekdays } from '../time/clock.ts'
import { factsSchemaWords } from './facts-schema.words.ts'

const t = factsSchemaWords.en

/** A Swedish organisation number; its last digit is a check digit (Luhn). */
const organisationNumber = z
  .string()
  // A sole trader's may come with the century.
  .transform((value) => value.replace(/^(?:16|19|20)?(\d{6})-?(\d{4})$/, '$1-$2'))
  .refine(
    (value) => value === '' || (/^\d{6}-\d{4}$/.test(value) && hasCheckDigit(value)),
    t.organisationNumber,
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
  .refine(
    (value) => (/^SE/.test(value) ? isSwedishVat(value) : /^([A-Z]{2}[A-Z0-9]{2,12})?$/.test(value)),
    t.vatNumber,
  )

/** An organisation number and two more digits. */
const isSwedishVat = (value: string) => /^SE\d{12}$/.test(value) && hasCheckDigit(value.slice(2, 12))

/** A text of a shape. */
const shaped = (shape: RegExp, message: string) =>
  z.string(message).regex(shape, { error: message, abort: true })

/** A week as ISO 8601 writes it, or nothing. */
const week = shaped(/^(\d{4}-W\d\d)?$/, t.week).refine(
  (value) => value === '' || isoWeek(mondayOfWeek(value)) === value,
  t.week,
)

const text = z.string()
/** A text of one line. */
const line = text.max(300, t.line)
/** A text that says something. */
export const filled = text.regex(/\S/, t.filled)
const filledLine = filled.max(300, t.line)
/** An address of another site. */
export const webAddress = z.url({ protocol: /^https?$/, error: t.webAddress })
const yesOrNo = z.boolean(t.yesOrNo)
const clock = shaped(/^([01]\d|2[0-3]):[0-5]\d$/, t.clock)
export const folderName = shaped(/^[a-z0-9]+(-[a-z0-9]+)*$/, t.folderName)

/** What the words of everything with a page of its own begin with. */
export const addressWords = {
  /** The last part of its address, where it is not the name of its folder. */
  slug: folderName.optional(),
  /** Earlier slugs. */
  aliases: z.array(folderName).default([]),
}

/** A heading of its own with a text. */
export const titled = z.strictObject({ title: filled, text: filled })

/** The same in every language. */
export const eachLanguage = <Schema extends z.ZodType>(words: Schema) =>
  z.strictObject(
    perLanguage(() => words),
    `write it below ${knownLanguages.join(': and below ')}:`,
  )

/** A day may have several, with breaks between them. */
const hours = z
  .array(
    z
      .strictObject({
        days: z.array(z.enum(weekdays, `write days as ${weekdays[0]}`)),
        opens: clock,
        closes: clock,
      })
      .refine(({ opens, closes }) => opens < closes, t.closesFirst),
  )
  .refine(
    (entries) =>
      entries.every((entry, index) =>
        entries
          .slice(index + 1)
          .every(
            (other) =>
              other.opens >= entry.closes ||
              entry.opens >= other.closes ||
              !other.days.some((day) => entry.days.includes(day)),
          ),
      ),
    t.overlap,
  )

/** A later one is a slip: `9999` has no day after it. */
const isoDay = z.iso.date(t.day).refine((day) => day < '2100', t.day)

const specialDays = z
  .array(
    z
      .strictObject({
        from: isoDay,
        /** The last of them; the same day where it is left out. */
        to: isoDay.optional(),
        opens: clock.optional(),
        closes: clock.optional(),
        /** In a few words, behind the hours. */
        reason: eachLanguage(filledLine).optional(),
      })
      .refine(({ from, to = from }) => from <= to, { path: ['to'], error: t.endsFirst })
      .refine(({ opens, closes }) => !opens === !closes, { path: ['opens'], error: t.opensAndCloses })
      .refine(({ opens = '', closes = '' }) => !closes || opens < closes, {
        path: ['closes'],
        error: t.closesFirst,
      })
      .transform(({ from, to = from, ...rest }) => ({ from, to, ...rest })),
  )
  .superRefine((all, context) => {
    for (const [index, { from, to }] of all.entries())
      if (all.slice(0, index).some((other) => from <= other.to && other.from <= to))
        context.addIssue({ code: 'custom', path: [index, 'from'], message: t.daysOverlap })
  })

const bookingFacts = z.strictObject({
  kinds: z.array(z.enum(['phone', 'video', 'visit'], t.kinds)),
  minutes: z.int(t.minutes).min(5, t.minutes).max(480, t.minutes),
  hours,
  noticeHours: z.number(t.noticeHours).min(0, t.noticeHours).max(720, t.noticeHours),
  daysAhead: z.int(t.daysAhead).min(1, t.daysAhead).max(90, t.daysAhead),
  pauseMinutes: z.int(t.pauseMinutes).min(0, t.pauseMinutes).max(240, t.pauseMinutes),
  mostPerDay: z.int(t.mostPerDay).min(1, t.mostPerDay),
  videoLink: z
    .string()
    .refine((value) => value === '' || URL.parse(value)?.protocol === 'https:', t.videoLink),
  words: eachLanguage(z.strictObject({ phone: filled, video: filled, visit: filled })),
})

/** A space before a percent sign does not break. */
const claim = text.transform((value) => value.replace(/(\d) (?=%)/g, '$1\u00a0'))

const claims = z
  .object({
    replyHours: shaped(/^\d{1,3}$/, t.replyHours).refine((value) => Number(value) > 0, t.replyHours),
    projects: claim,
    clients: claim,
    years: claim,
    satisfaction: claim,
    support: claim,
    uptime: claim,
    lessManualWork: claim,
    delivery: claim,
    complexDelivery: claim,
  })
  .catchall(claim)

export const priceSchema = z.strictObject({
  /** Without VAT, in the first of the site's currencies. */
  amount: z.number(t.amount).positive(t.amount),
  /** For what it is paid. */
  per: z.enum(['assignment', 'hour', 'month'], 'write assignment, hour or month'),
  /** Whether it is the lowest price of several. */
  isFrom: yesOrNo.default(false),
  /** The services whose pages show it. */
  services: z.array(folderName),
  /** The folder of an article that says more. */
  article: folderName.optional(),
  words: eachLanguage(z.strictObject({ name: filled, includes: filled })),
})

const person = z.strictObject({
  role: line,
  story: z.array(filled),
  background: z.array(filled),
  memberships: z.array(filled),
})

const howToWriteCurrency = 'write a currency such as SEK'
const currency = z
  .string(howToWriteCurrency)
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), howToWriteCurrency)

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

const known = z.enum(knownLanguages, t.languages)
const siteLanguages = z
  .tuple([known], known, t.languages)
  .refine((all) => new Set(all).size === all.length, t.languages)
  .default([...usualLanguages])

/** That of a site whose facts name none. */
const usualTrade = bilingual({ en: 'IT consultant', sv: 'IT-konsult' })

export const factsSchema = z.strictObject({
  brand: filledLine,
  shortName: folderName,
  origin: shaped(/^https?:\/\/[^/?#@\s]+$/, t.origin).refine(URL.canParse, t.origin),
  owner: line,
  languages: siteLanguages,
  /** Of mails and notifications to the owner. */
  officeLanguage: z.enum(knownLanguages, t.officeLanguage).default(knownLanguages[0]),
  /** Whom visitors find, inside a sentence. */
  trade: eachLanguage(filledLine).default(usualTrade),
  person: eachLanguage(person),
  email: shaped(emailPattern, t.email),
  phone: shaped(/^\+[1-9]\d{6,14}$/, t.phone),
  address: z.strictObject({
    street: line,
    postalCode: line,
    town: filledLine,
    region: filledLine,
    country: shaped(/^[A-Z]{2}$/, t.country),
  }),
  area: eachLanguage(text),
  visitArea: eachLanguage(text).default(perLanguage(() => '')),
  legalName: line,
  organisationNumber,
  /** A small business may be exempt; it has no VAT number then. */
  liableToVat: yesOrNo.default(true),
  vatNumber,
  approvedForFTax: yesOrNo,
  liabilityInsurance: line,
  standIn: line,
  nextFreeWeek: week,
  serviceArea: z.strictObject({
    latitude: z.number(t.degrees).min(-90, t.degrees).max(90, t.degrees),
    longitude: z.number(t.degrees).min(-180, t.degrees).max(180, t.degrees),
    radius: z.number(t.radius).positive(t.radius).max(20_000_000, t.radius),
  }),
  currencies: z.tuple([currency], currency),
  priceRange: text,
  vatRate: z.number().min(0).max(100),
  prices: z.array(priceSchema),
  supportTerms: eachLanguage(z.strictObject({ forWhom: text, when: text, howFast: text })),
  timeZone: filled.refine(isTimeZone, 'write a time zone such as Europe/Stockholm'),
  openingHours: hours,
  closedOnHolidays: yesOrNo,
  specialDays: specialDays.default([]),
  replyOnClosedDays: yesOrNo,
  booking: bookingFacts,
  newsletter: yesOrNo,
  aiTrainingWelcome: yesOrNo,
  social: z.array(z.strictObject({ name: filled, url: webAddress })),
  security: z.strictObject({ expires: z.iso.date('write a day such as 2027-10-31') }),
  claims: eachLanguage(claims),
})

export type Facts = z.infer<typeof factsSchema>
