/**
 * The owner's one file. Pages, structured data, mails, contact card and privacy text read these facts;
 * none of them stands anywhere else. An empty string leaves its line out.
 */
import { bilingual } from './language.ts'
import { formatPhone } from './phone.ts'

export interface OpeningHours {
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

/** How a consultation is held: by phone, by video, or at the visitor's place. */
export type MeetingKind = 'phone' | 'video' | 'visit'

interface Profile {
  readonly name: string
  readonly url: string
}

/** Names the brand's own project, its case (`/portfolio/<product>`) and its article (`/blog/<product>-website`). */
const product = 'kodhamn'

/** The public address when `SITE_URL` is not set: scheme and host, no slash at the end. */
const origin = 'https://kodhamn.example'

const town = 'Sölvesborg'
/** Of the circle that is served, in metres. */
const radius = 200_000
const kilometers = Math.round(radius / 1000)

export const facts = {
  brand: 'Kodhamn',
  product,
  origin,

  /** The person behind the brand. While it is empty, the brand itself signs articles and mails. */
  owner: '',
  /**
   * What the about page tells of that person. A picture stands beside it once there is one: `content/portrait.jpg`,
   * `.png`, `.webp` or `.avif`, at least 640 pixels wide.
   */
  person: bilingual({
    en: {
      /** Such as 'Full-stack developer'. */
      role: '',
      /** A few paragraphs. */
      story: [] as readonly string[],
      /** Earlier employers and assignments, a line each. */
      background: [] as readonly string[],
      memberships: [] as readonly string[],
    },
    sv: { role: '', story: [], background: [], memberships: [] },
  }),

  email: 'hello@kodhamn.example',
  // Example: put in your phone number, then remove this line.
  phone: '+46406280400',

  /** Visitors see the town; street and postal code appear once filled in. */
  address: { street: '', postalCode: '', town, region: 'Blekinge', country: 'SE' },

  /** The name in the register of companies, where it is not the brand. */
  legalName: '',
  organisationNumber: '',
  vatNumber: '',
  /** Approved for Swedish F-tax: the company pays its own taxes and contributions. */
  approvedForFTax: false,
  /** The insurer and the amount, as customers ask for them. */
  liabilityInsurance: '',
  /** Who steps in when you are ill. */
  standIn: '',
  /** The next week with time for new work, as `2027-W03`. Not shown once it has passed. */
  nextFreeWeek: '',

  /** The circle that is served: its middle in degrees (WGS 84) and its radius in metres. */
  serviceArea: { latitude: 56.05, longitude: 14.58, radius },
  currencies: ['SEK', 'EUR', 'USD'],
  priceRange: '$$',

  /** In percent. Companies pay without, consumers see the total. */
  vatRate: 25,
  /**
   * The example's prices: put in your own, or empty the list and no page names a price. Amounts are without VAT, in the
   * first of the currencies. `services` are the pages of services that show the price, `article` names the folder of an
   * article that says more.
   */
  // Example: put in your prices or empty the list, then remove this line.
  prices: [
    {
      amount: 4900,
      per: 'assignment',
      isFrom: false,
      services: ['it-consulting', 'infrastructure'],
      article: 'it-services-solvesborg',
      words: bilingual({
        en: {
          name: 'Six-point IT check',
          includes:
            'Domain and e-mail, backups, passwords, website, accounts and monitoring. You get the result in writing within a week.',
        },
        sv: {
          name: 'IT-koll i sex punkter',
          includes:
            'Domän och e-post, säkerhetskopior, lösenord, webbplats, konton och övervakning. Du får resultatet skriftligt inom en vecka.',
        },
      }),
    },
    {
      amount: 28_000,
      per: 'assignment',
      isFrom: true,
      services: ['web-development'],
      words: bilingual({
        en: {
          name: 'Website',
          includes:
            'Up to ten pages in one language, a contact form, measured loading times and a short manual.',
        },
        sv: {
          name: 'Webbplats',
          includes:
            'Upp till tio sidor på ett språk, kontaktformulär, uppmätta laddningstider och en kort manual.',
        },
      }),
    },
    {
      amount: 1150,
      per: 'hour',
      isFrom: false,
      services: ['web-development', 'infrastructure', 'automation', 'it-consulting'],
      words: bilingual({
        en: {
          name: 'Development, operations and advice',
          includes: 'Charged by the hour, up to an agreed cap.',
        },
        sv: {
          name: 'Utveckling, drift och rådgivning',
          includes: 'Löpande räkning med ett avtalat takpris.',
        },
      }),
    },
    {
      amount: 1900,
      per: 'month',
      isFrom: true,
      services: ['web-development', 'infrastructure'],
      words: bilingual({
        en: {
          name: 'Service agreement',
          includes:
            'Updates, tested backups, monitoring, and support around the clock when something is down.',
        },
        sv: {
          name: 'Serviceavtal',
          includes:
            'Uppdateringar, testade säkerhetskopior, övervakning och support dygnet runt när något ligger nere.',
        },
      }),
    },
  ],

  /** The example's terms of support. With empty lines the site names none. */
  // Example: put in your terms of support or empty them, then remove this line.
  supportTerms: bilingual({
    en: {
      forWhom: 'Customers with a service agreement',
      when: 'Around the clock if a site or server is down, otherwise during opening hours',
      howFast: 'Work starts within two hours if a site or server is down, otherwise the next working day',
    },
    sv: {
      forWhom: 'Kunder med serviceavtal',
      when: 'Dygnet runt om en webbplats eller server ligger nere, annars under öppettiderna',
      howFast:
        'Arbetet börjar inom två timmar om en webbplats eller server ligger nere, annars nästa arbetsdag',
    },
  }),

  /** Days as in schema.org, local time, 24-hour clock. A day that is not listed is closed. */
  timeZone: 'Europe/Stockholm',
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
    { days: ['Saturday'], opens: '10:00', closes: '16:00' },
  ] as readonly OpeningHours[],
  /** Swedish public holidays and the eves of Midsummer, Christmas and the New Year (holidays.ts). */
  closedOnHolidays: true,
  /**
   * Whether the hours within which you promise a reply (`claims.replyHours`) are opening hours. By them you are reminded of
   * messages, and the pages say which hours count.
   */
  replyCountsOfficeHours: false as boolean,

  /**
   * The free consultation, booked by visitors themselves at a time that is free in your calendars (`BUSY_CALENDARS`,
   * deploy/settings.md). With an empty list of kinds nobody can book, and no page of booking exists.
   */
  booking: {
    /** `phone`, `video` and `visit`; visitors see the sentence of each kind below. */
    kinds: ['phone', 'video', 'visit'] as readonly MeetingKind[],
    minutes: 30,
    /** Like `openingHours`, which hold where this list is empty. No meeting is on a holiday where you are closed on them. */
    hours: [] as readonly OpeningHours[],
    /** The shortest time from booking to meeting. */
    noticeHours: 24,
    /** How far ahead visitors can book. */
    daysAhead: 28,
    /** Kept free between two meetings. */
    pauseMinutes: 15,
    mostPerDay: 4,
    /** Your own room for video meetings. While it is empty you send the link yourself, and visitors read so instead of `video`. */
    videoLink: 'https://meet.kodhamn.example/consultation',
    words: bilingual({
      en: {
        phone: 'I’ll call you on the number you give.',
        video: 'The link comes with the confirmation. All you need is a browser.',
        visit: `I’ll come to you, within ${kilometers} kilometers of ${town}.`,
      },
      sv: {
        phone: 'Jag ringer dig på numret du anger.',
        video: 'Länken står i bekräftelsen. Du behöver bara en webbläsare.',
        visit: `Jag kommer till dig, inom ${kilometers / 10} mil från ${town}.`,
      },
    }),
  },

  /**
   * New articles by e-mail, for those who leave their address on the blog and confirm it (`npm run newsletter`). With
   * `false` there is no such form.
   */
  newsletter: true,

  /** Whether models may be trained on the texts. Search and answer engines may always read them (robots.txt). */
  aiTrainingWelcome: true,

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
  // Example: promise what you keep, then remove this line.
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
export const printedPhone = formatPhone(facts.phone)

/** Who signs: the owner where one is named, else the brand. */
export const author: string = facts.owner || facts.brand
