/** What facts.yaml must look like. `npm run setup` asks by these rules, and each start and build holds the file to them. */
import { z } from 'zod'
import { emailPattern } from '../text/email-address.ts'
import { languages } from '../text/language.ts'
import { isoWeek, mondayOfWeek, weekdays } from '../time/clock.ts'

/** A Swedish organisation number; its last digit is a check digit (Luhn). */
export const organisationNumber = z
  .string()
  // A sole trader's may come with the century.
  .transform((value) => value.replace(/^(?:16|19|20)?(\d{6})-?(\d{4})$/, '$1-$2'))
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

export const vatNumber = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .refine(
    (value) => (/^SE/.test(value) ? isSwedishVat(value) : /^([A-Z]{2}[A-Z0-9]{2,12})?$/.test(value)),
    'write a VAT number such as SE556016068001; check each digit',
  )

/** An organisation number and two more digits. */
const isSwedishVat = (value: string) => /^SE\d{12}$/.test(value) && hasCheckDigit(value.slice(2, 12))

/** A text of a shape. */
const shaped = (shape: RegExp, message: string) =>
  z.string(message).regex(shape, { error: message, abort: true })

const howToWriteWeek = 'write a week such as 2027-W03'
/** A week as ISO 8601 writes it, or nothing. */
export const week = shaped(/^(\d{4}-W\d\d)?$/, howToWriteWeek).refine(
  (value) => value === '' || isoWeek(mondayOfWeek(value)) === value,
  howToWriteWeek,
)

const text = z.string()
/** A text that says something. */
export const filled = text.regex(/\S/, 'this cannot be empty')
/** An address of another site. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'write an address such as https://github.com/me',
})
const yesOrNo = z.boolean()
const wholeNumber = z.int()
const clock = shaped(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as 09:00')
export const folderName = shaped(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'use small letters from a to z, digits and single hyphens',
)

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
export const bilingual = <Schema extends z.ZodType>(words: Schema) =>
  z.strictObject({ en: words, sv: words }, 'write it below en: and below sv:')

/** A day may have several, with breaks between them. */
const hours = z
  .array(
    z
      .strictObject({
        days: z.array(z.enum(weekdays, `write days as ${weekdays[0]}`)),
        opens: clock,
        closes: clock,
      })
      .refine(({ opens, closes }) => opens < closes, 'this closes before it opens'),
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
    'two of these overlap on a day',
  )

export const bookingFacts = z.strictObject({
  kinds: z.array(z.enum(['phone', 'video', 'visit'], 'name a kind of meeting: phone, video or visit')),
  minutes: wholeNumber
    .min(5, 'a meeting takes 5 minutes at least')
    .max(480, 'a meeting takes 8 hours at most'),
  hours,
  noticeHours: z.number().min(0).max(720, 'ask for 30 days of notice at most'),
  daysAhead: wholeNumber.min(1, 'look 1 day ahead at least').max(90, 'look 90 days ahead at most'),
  pauseMinutes: wholeNumber.min(0).max(240, 'pause 4 hours at most'),
  mostPerDay: wholeNumber.min(1, 'take 1 meeting a day at least'),
  videoLink: z
    .string()
    .refine(
      (value) => value === '' || URL.parse(value)?.protocol === 'https:',
      'write an address that begins with https://',
    ),
  words: bilingual(z.strictObject({ phone: filled, video: filled, visit: filled })),
})

/** A space before a percent sign does not break. */
const claim = text.transform((value) => value.replace(/(\d) (?=%)/g, '$1\u00a0'))

const claims = z
  .object({
    replyHours: shaped(/^\d{1,3}$/, 'write a number of hours such as 24').refine(
      (value) => Number(value) > 0,
      'promise a reply within 1 hour at least',
    ),
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
  amount: z.number('write an amount').positive('write an amount above 0'),
  /** For what it is paid. */
  per: z.enum(['assignment', 'hour', 'month'], 'write assignment, hour or month'),
  /** Whether it is the lowest price of several. */
  isFrom: yesOrNo.default(false),
  /** The services whose pages show it. */
  services: z.array(folderName),
  /** The folder of an article that says more. */
  article: folderName.optional(),
  words: bilingual(z.strictObject({ name: filled, includes: filled })),
})

const person = z.strictObject({
  role: text,
  story: z.array(filled),
  background: z.array(filled),
  memberships: z.array(filled),
})

const howToWriteOrigin = 'write scheme and host, as https://example.com'

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

export const factsSchema = z.strictObject({
  brand: filled,
  shortName: folderName,
  origin: shaped(/^https?:\/\/[^/?#@\s]+$/, howToWriteOrigin).refine(URL.canParse, howToWriteOrigin),
  owner: text,
  /** Of mails and notifications to the owner. */
  officeLanguage: z.enum(languages, 'write en or sv').default(languages[0]),
  person: bilingual(person),
  email: shaped(emailPattern, 'write an e-mail address such as me@example.com'),
  phone: shaped(/^\+[1-9]\d{6,14}$/, 'write a number such as +46401234567'),
  address: z.strictObject({
    street: text,
    postalCode: text,
    town: filled,
    region: filled,
    country: shaped(/^[A-Z]{2}$/, 'write a country in two letters, such as SE'),
  }),
  area: bilingual(text),
  visitArea: bilingual(text).default({ en: '', sv: '' }),
  legalName: text,
  organisationNumber,
  /** A small business may be exempt; it has no VAT number then. */
  liableToVat: yesOrNo.default(true),
  vatNumber,
  approvedForFTax: yesOrNo,
  liabilityInsurance: text,
  standIn: text,
  nextFreeWeek: week,
  serviceArea: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    radius: z.number().positive('write a radius in metres'),
  }),
  currencies: z.tuple([currency], currency),
  priceRange: text,
  vatRate: z.number().min(0).max(100),
  prices: z.array(priceSchema),
  supportTerms: bilingual(z.strictObject({ forWhom: text, when: text, howFast: text })),
  timeZone: filled.refine(isTimeZone, 'write a time zone such as Europe/Stockholm'),
  openingHours: hours,
  closedOnHolidays: yesOrNo,
  replyOnClosedDays: yesOrNo,
  booking: bookingFacts,
  newsletter: yesOrNo,
  aiTrainingWelcome: yesOrNo,
  social: z.array(z.strictObject({ name: filled, url: webAddress })),
  security: z.strictObject({ expires: z.iso.date('write a day such as 2027-10-31') }),
  claims: bilingual(claims),
})

export type Facts = z.infer<typeof factsSchema>
