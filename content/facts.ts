/**
 * The owner's one file. Pages, structured data, mails, contact card and privacy text read these facts;
 * none of them stands anywhere else. An empty string leaves its line out.
 */
import { bilingual } from './language.ts'
import { printedNumber } from './phone.ts'

interface OpeningHours {
  readonly days: readonly (
    | 'Monday'
    | 'Tuesday'
    | 'Wednesday'
    | 'Thursday'
    | 'Friday'
    | 'Saturday'
    | 'Sunday'
  )[]
  readonly opens: string
  readonly closes: string
}

interface Profile {
  readonly name: string
  readonly url: string
}

/** Names the brand's own project, its case (`/portfolio/<product>`) and its article (`/blog/<product>-website`). */
const product = 'kodhamn'

/** The public address when `SITE_URL` is not set: scheme and host, no slash at the end. */
const origin = 'https://kodhamn.example'

export const facts = {
  brand: 'Kodhamn',
  product,
  origin,

  /** The person behind the brand. While it is empty, the brand itself signs articles and mails. */
  owner: '',

  email: 'hello@kodhamn.example',
  phone: '+46406280400',

  /** Visitors see the town; street and postal code appear once filled in. */
  address: { street: '', postalCode: '', town: 'Sölvesborg', region: 'Blekinge', country: 'SE' },
  organisationNumber: '',
  vatNumber: '',

  /** The circle that is served: its middle in degrees (WGS 84) and its radius in metres. */
  serviceArea: { latitude: 56.05, longitude: 14.58, radius: 200_000 },
  currencies: ['SEK', 'EUR', 'USD'],
  priceRange: '$$',

  /** Days as in schema.org, local time, 24-hour clock. A day that is not listed is closed. */
  timeZone: 'Europe/Stockholm',
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { days: ['Saturday'], opens: '10:00', closes: '16:00' },
  ] as readonly OpeningHours[],
  /** Swedish public holidays and the eves of Midsummer, Christmas and the New Year (holidays.ts). */
  closedOnHolidays: true,

  /** Profiles elsewhere, shown in the footer in this order. */
  social: [
    { name: 'GitHub', url: 'https://github.example/kodhamn' },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/kodhamn' },
  ] as readonly Profile[],

  /**
   * For whoever finds a weakness: until when /.well-known/security.txt may be trusted. At most a year ahead;
   * the tests fail thirty days before, as a reminder to look over the contact details and move the day.
   */
  security: { expires: '2027-10-31' },

  projects: {
    ngxpanel: {
      live: `https://ngxpanel.${new URL(origin).host}`,
      code: `https://git.${new URL(origin).host}/ngxpanel`,
    },
  },

  /** What the site promises. Numbers are written as they are shown, per language where they differ. */
  claims: bilingual({
    en: {
      projects: '15+',
      clients: '8+',
      years: '8+',
      satisfaction: '100%',
      support: '24/7',
      replyHours: '24',
      uptime: '99.9%',
      lessManualWork: '80%',
      fasterRedirects: '50%',
      seoLoss: '0%',
      lessAdministration: '60%',
      performanceGain: '70%',
      delivery: '2–4 weeks',
      complexDelivery: '2–6 months',
    },
    sv: {
      projects: '15+',
      clients: '8+',
      years: '8+',
      satisfaction: '100\u00a0%',
      support: '24/7',
      replyHours: '24',
      uptime: '99,9\u00a0%',
      lessManualWork: '80\u00a0%',
      fasterRedirects: '50\u00a0%',
      seoLoss: '0\u00a0%',
      lessAdministration: '60\u00a0%',
      performanceGain: '70\u00a0%',
      delivery: '2–4 veckor',
      complexDelivery: '2–6 månader',
    },
  }),
} as const

/** The phone number as visitors read it. */
export const printedPhone = printedNumber(facts.phone)

/** Who signs: the owner where one is named, else the brand. */
export const author: string = facts.owner || facts.brand
