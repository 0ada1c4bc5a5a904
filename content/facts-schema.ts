/** What facts must look like. `npm run setup` asks by these rules, `npm run check:content` holds content/facts.ts to them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { languages } from './language.ts'
import { serviceSlugs } from './services.ts'

/** A Swedish organisation number; its last digit is a check digit (Luhn). */
export const organisationNumber = z
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

export const vatNumber = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .refine((value) => /^([A-Z]{2}[A-Z0-9]{2,12})?$/.test(value), 'write a VAT number such as SE556016068001')

/** A week as ISO 8601 writes it, or nothing. */
export const week = z.string().regex(/^(\d{4}-W(0[1-9]|[1-4]\d|5[0-3]))?$/, 'write a week such as 2027-W03')

const filled = z.string().min(1, 'this cannot be empty')
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as 09:00')
const inEachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(Object.fromEntries(languages.map((language) => [language, schema])))

/** A day may have several, with breaks between them. */
const hours = z
  .array(
    z
      .object({ days: z.array(z.string()), opens: clock, closes: clock })
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

const wholeNumber = z.int('write a whole number')

export const bookingFacts = z.object({
  kinds: z.array(z.enum(['phone', 'video', 'visit'], 'name a kind of meeting: phone, video or visit')),
  minutes: wholeNumber
    .min(5, 'a meeting takes 5 minutes at least')
    .max(480, 'a meeting takes 8 hours at most'),
  hours,
  noticeHours: z.number('write a number').min(0).max(720, 'ask for 30 days of notice at most'),
  daysAhead: wholeNumber.min(1, 'look 1 day ahead at least').max(90, 'look 90 days ahead at most'),
  pauseMinutes: wholeNumber.min(0).max(240, 'pause 4 hours at most'),
  mostPerDay: wholeNumber.min(1, 'take 1 meeting a day at least'),
  videoLink: z
    .string()
    .refine(
      (value) => value === '' || URL.parse(value)?.protocol === 'https:',
      'write an address that begins with https://',
    ),
  words: inEachLanguage(z.object({ phone: filled, video: filled, visit: filled })),
})

/** The facts whose form matters to law, structured data or sums. Others are any text. */
export const factsSchema = z.object({
  brand: filled,
  email: z.email('write an e-mail address such as me@example.com'),
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/, 'write a number such as +46401234567'),
  origin: z.string().regex(/^https?:\/\/[^/]+$/, 'write scheme and host, as https://example.com'),
  organisationNumber,
  vatNumber,
  nextFreeWeek: week,
  vatRate: z.number().min(0).max(100),
  prices: z.array(
    z.object({
      amount: z.number().positive('write an amount above 0'),
      per: z.enum(['assignment', 'hour', 'month']),
      services: z.array(z.enum(serviceSlugs, 'name a service of content/services.ts')),
      article: z
        .string()
        .refine(
          (folder) => existsSync(join(import.meta.dirname, 'articles', folder)),
          'name a folder of content/articles',
        )
        .optional(),
      words: inEachLanguage(z.object({ name: filled, includes: filled })),
    }),
  ),
  openingHours: hours,
  replyCountsOfficeHours: z.boolean('say true or false'),
  claims: inEachLanguage(
    z.object({
      replyHours: z
        .string()
        .regex(/^\d{1,3}$/, 'write a number of hours such as 24')
        .refine((value) => Number(value) > 0, 'promise a reply within 1 hour at least'),
    }),
  ),
  booking: bookingFacts,
  newsletter: z.boolean('write true or false'),
  social: z.array(z.object({ name: filled, url: z.url('write an address such as https://github.com/me') })),
})
