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
    terminal: {
      usage: 'Usage',
      unknown: (command: string) => `Unknown command “${command}”`,
      unexpected: 'Unexpected arguments',
      option: (name: string) => `${name} is no option here, or lacks its value`,
      oneOf: (option: string, choices: string) => `${option} has to be one of ${choices}`,
      exportOrErase: 'Choose export or erase',
      oneEmail: 'Give one e-mail address',
      oneOfKind: { file: 'Give one file', folder: 'Give one folder' },
      exists: {
        file: (path: string) => `${path} already exists: give another file`,
        folder: (path: string) => `${path} already exists: give another folder`,
      },
      noFolder: (path: string) => `${path} is not a folder`,
    },
    backup: {
      notWritten: (file: string, reason: string) => `${file}: the copy cannot be written: ${reason}`,
      unsound: (name: string, reason: string) => `${name} is no sound copy of the site's database: ${reason}`,
      noProgram: (program: string) => `${program} cannot be run: install PostgreSQL's client programs`,
      failed: (program: string, reason: string) => `${program} failed: ${reason}`,
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
    restic: {
      noProgram: 'restic cannot be run: install it (Debian: restic)',
      isSlow: (seconds: number, reason: string) =>
        `RESTIC_REPOSITORY: the place does not answer within ${seconds} seconds: ${reason}`,
      isDamaged: (reason: string) => `RESTIC_REPOSITORY: what is stored there is damaged: ${reason}`,
      wrongPassword: 'RESTIC_PASSWORD: is not the password of this repository',
      noPlace: (reason: string) => `RESTIC_REPOSITORY: names no place that restic knows: ${reason}`,
      isFull: (reason: string) => `RESTIC_REPOSITORY: the place is full: ${reason}`,
      noRepository:
        'RESTIC_REPOSITORY: there is no repository: is its disk attached? "offsite init" creates a new one',
      isRefused: (reason: string) => `RESTIC_REPOSITORY: the place refuses this machine: ${reason}`,
      failed: (reason: string) => `RESTIC_REPOSITORY: restic failed: ${reason}`,
      isEmpty: 'RESTIC_REPOSITORY: no backup has been sent there yet',
      noBackup: (id: string) => `${id}: there is no such backup; npm run offsite lists them`,
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
    terminal: {
      usage: 'Användning',
      unknown: (command) => `Kommandot ”${command}” finns inte`,
      unexpected: 'Fel antal argument',
      option: (name) => `${name} är inget val här, eller saknar sitt värde`,
      oneOf: (option, choices) => `${option} ska vara något av ${choices}`,
      exportOrErase: 'Välj export eller erase',
      oneEmail: 'Ange en e-postadress',
      oneOfKind: { file: 'Ange en fil', folder: 'Ange en mapp' },
      exists: {
        file: (path) => `${path} finns redan: ange en annan fil`,
        folder: (path) => `${path} finns redan: ange en annan mapp`,
      },
      noFolder: (path) => `${path} är ingen mapp`,
    },
    backup: {
      notWritten: (file, reason) => `${file}: kopian går inte att skriva: ${reason}`,
      unsound: (name, reason) => `${name} är ingen hel kopia av webbplatsens databas: ${reason}`,
      noProgram: (program) => `${program} går inte att köra: installera PostgreSQL:s klientprogram`,
      failed: (program, reason) => `${program} misslyckades: ${reason}`,
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
    restic: {
      noProgram: 'restic går inte att köra: installera det (Debian: restic)',
      isSlow: (seconds, reason) =>
        `RESTIC_REPOSITORY: platsen svarar inte inom ${seconds} sekunder: ${reason}`,
      isDamaged: (reason) => `RESTIC_REPOSITORY: det som ligger där är skadat: ${reason}`,
      wrongPassword: 'RESTIC_PASSWORD: är inte lösenordet till det här förrådet',
      noPlace: (reason) => `RESTIC_REPOSITORY: anger ingen plats som restic känner till: ${reason}`,
      isFull: (reason) => `RESTIC_REPOSITORY: platsen är full: ${reason}`,
      noRepository:
        'RESTIC_REPOSITORY: där finns inget förråd: är disken ansluten? ”offsite init” skapar ett nytt',
      isRefused: (reason) => `RESTIC_REPOSITORY: platsen släpper inte in den här datorn: ${reason}`,
      failed: (reason) => `RESTIC_REPOSITORY: restic misslyckades: ${reason}`,
      isEmpty: 'RESTIC_REPOSITORY: ingen säkerhetskopia har skickats dit än',
      noBackup: (id) => `${id}: den säkerhetskopian finns inte; npm run offsite listar dem som finns`,
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
