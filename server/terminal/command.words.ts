import { facts } from '../../content/facts.ts'
import { bilingual } from '../../content/language.ts'

/** Nouns that are counted: of one, and of several. */
const nouns = bilingual({
  en: {
    message: ['message', 'messages'],
    view: ['view', 'views'],
    booking: ['booking', 'bookings'],
    subscriber: ['subscriber', 'subscribers'],
    subscription: ['subscription', 'subscriptions'],
    mention: ['mention', 'mentions'],
    mail: ['mail', 'mails'],
    page: ['page', 'pages'],
    article: ['article', 'articles'],
    address: ['address', 'addresses'],
    hash: ['hash', 'hashes'],
    salt: ['salt', 'salts'],
    figure: ['figure', 'figures'],
  },
  sv: {
    message: ['meddelande', 'meddelanden'],
    view: ['visning', 'visningar'],
    booking: ['bokning', 'bokningar'],
    subscriber: ['prenumerant', 'prenumeranter'],
    subscription: ['prenumeration', 'prenumerationer'],
    mention: ['omnämnande', 'omnämnanden'],
    mail: ['mejl', 'mejl'],
    page: ['sida', 'sidor'],
    article: ['artikel', 'artiklar'],
    address: ['adress', 'adresser'],
    hash: ['hashvärde', 'hashvärden'],
    salt: ['salt', 'salter'],
    figure: ['siffra', 'siffror'],
  },
})

/** `1 message` or `2 meddelanden`, in the language of the office. */
export const countOf = (count: number, noun: keyof typeof nouns.en): string =>
  `${count} ${nouns[facts.officeLanguage][noun][count === 1 ? 0 : 1]}`

const words = bilingual({
  en: {
    backup: {
      dump: 'a dump for pg_restore with ',
      checked: 'opened and checked',
    },
    restore: {
      noFile: 'there is no such file',
      of: (time: string) => `The backup of ${time}:`,
      restored: (contents: string) => `Restored: ${contents}`,
      kept: (file: string) => `What was there before is kept in ${file}`,
      isRunning: (place: string) => `${place}: a server is running on this database: stop it first`,
      isOfPostgres: 'The backup is of PostgreSQL: set DATABASE_URL',
      isEmbedded: 'The backup is of the embedded database: leave DATABASE_URL out',
    },
    offsite: {
      isNotSet: 'RESTIC_REPOSITORY is not set: see deploy/backups.md',
      created:
        'Created. Keep RESTIC_PASSWORD somewhere else than on this machine: without it nothing can be read',
      exists: 'It already exists, and RESTIC_PASSWORD opens it',
      sent: (contents: string) => `Sent: ${contents}`,
      differs: (time: string, is: string, was: string) =>
        `The backup of ${time} holds ${is}, but was sent with ${was}`,
      checked: (time: string, is: string) =>
        `Checked: the backup of ${time} holds ${is}, as when it was sent`,
      columns: { id: 'id', made: 'made' },
      tables: { messages: 'messages', views: 'views', bookings: 'bookings', subscribers: 'subscribers' },
    },
    person: {
      erased: (messages: string, bookings: string, subscriptions: string, mentions: string) =>
        `Erased: ${messages}, ${bookings}, ${subscriptions}, and ${mentions} elsewhere`,
      withMails: (stored: string, mails: string) => `${stored} with ${mails}`,
      notBooked: (time: string) => `The meeting of ${time} is no longer booked`,
      olderCopy: (file: string) => `An older copy may still name the address: ${file}`,
      yours: 'Backups that you keep elsewhere, and e-mails that were sent, are yours to delete',
    },
    retention: {
      jumped: (time: string) =>
        `The clock shows ${time}, long after the server last looked at it. If that is right, start the server: it removes what has expired a day later`,
      wouldBe: 'Would be removed:',
      removed: 'Removed:',
      messages: (count: string) => `${count} older than three years`,
      bookings: (count: string) => `${count} with a meeting three years ago, or never confirmed`,
      addresses: (count: string) => `${count} for new articles that nobody has confirmed`,
      hashes: (count: string) => `${count} of readers of days past`,
      salts: (count: string) => `${count} of days past`,
      figures: (count: string) => `${count} of views and visits older than 25 months`,
    },
  },
  sv: {
    backup: {
      dump: 'en dump för pg_restore med ',
      checked: 'öppnad och kontrollerad',
    },
    restore: {
      noFile: 'filen finns inte',
      of: (time) => `Säkerhetskopian från ${time}:`,
      restored: (contents) => `Återställt: ${contents}`,
      kept: (file) => `Det som fanns där förut ligger kvar i ${file}`,
      isRunning: (place) => `${place}: en server kör mot den här databasen: stoppa den först`,
      isOfPostgres: 'Säkerhetskopian är från PostgreSQL: ange DATABASE_URL',
      isEmbedded: 'Säkerhetskopian är från den inbyggda databasen: ta bort DATABASE_URL',
    },
    offsite: {
      isNotSet: 'RESTIC_REPOSITORY är inte angiven: se deploy/backups.md',
      created:
        'Skapat. Spara RESTIC_PASSWORD någon annanstans än på den här datorn: utan det går inget att läsa',
      exists: 'Det finns redan, och RESTIC_PASSWORD öppnar det',
      sent: (contents) => `Skickat: ${contents}`,
      differs: (time, is, was) => `Säkerhetskopian från ${time} innehåller ${is}, men skickades med ${was}`,
      checked: (time, is) =>
        `Kontrollerat: säkerhetskopian från ${time} innehåller ${is}, precis som när den skickades`,
      columns: { id: 'id', made: 'gjord' },
      tables: {
        messages: 'meddelanden',
        views: 'visningar',
        bookings: 'bokningar',
        subscribers: 'prenumeranter',
      },
    },
    person: {
      erased: (messages, bookings, subscriptions, mentions) =>
        `Raderat: ${messages}, ${bookings}, ${subscriptions} och ${mentions} på andra ställen`,
      withMails: (stored, mails) => `${stored} med ${mails}`,
      notBooked: (time) => `Mötet ${time} är inte längre bokat`,
      olderCopy: (file) => `En äldre kopia kan fortfarande innehålla adressen: ${file}`,
      yours: 'Säkerhetskopior på andra ställen och mejl som har skickats får du radera själv',
    },
    retention: {
      jumped: (time) =>
        `Klockan visar ${time}, långt efter att servern senast såg på den. Om det stämmer startar du servern: ett dygn senare tar den bort det som är för gammalt`,
      wouldBe: 'Skulle tas bort:',
      removed: 'Borttaget:',
      messages: (count) => `${count} äldre än tre år`,
      bookings: (count) => `${count} med ett möte för tre år sedan, eller som aldrig bekräftades`,
      addresses: (count) => `${count} för nya artiklar som ingen har bekräftat`,
      hashes: (count) => `${count} för läsare från tidigare dagar`,
      salts: (count) => `${count} från tidigare dagar`,
      figures: (count) => `${count} över visningar och besök äldre än 25 månader`,
    },
  },
})

/** What the commands print, in the language of the office. */
export const commandWords = () => words[facts.officeLanguage]
