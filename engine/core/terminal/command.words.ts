import { bilingual } from '../text/language.ts'

/** Nouns that are counted. */
export const nouns = bilingual({
  en: {
    message: { one: '{count} message', other: '{count} messages' },
    view: { one: '{count} view', other: '{count} views' },
    booking: { one: '{count} booking', other: '{count} bookings' },
    subscriber: { one: '{count} subscriber', other: '{count} subscribers' },
    subscription: { one: '{count} subscription', other: '{count} subscriptions' },
    mention: { one: '{count} mention', other: '{count} mentions' },
    mail: { one: '{count} e-mail', other: '{count} e-mails' },
    page: { one: '{count} page', other: '{count} pages' },
    article: { one: '{count} article', other: '{count} articles' },
    address: { one: '{count} address', other: '{count} addresses' },
    hash: { one: '{count} hash', other: '{count} hashes' },
    salt: { one: '{count} salt', other: '{count} salts' },
    figure: { one: '{count} figure', other: '{count} figures' },
  },
  sv: {
    message: { one: '{count} meddelande', other: '{count} meddelanden' },
    view: { one: '{count} visning', other: '{count} visningar' },
    booking: { one: '{count} bokning', other: '{count} bokningar' },
    subscriber: { one: '{count} prenumerant', other: '{count} prenumeranter' },
    subscription: { one: '{count} prenumeration', other: '{count} prenumerationer' },
    mention: { one: '{count} omnämnande', other: '{count} omnämnanden' },
    mail: { one: '{count} mejl', other: '{count} mejl' },
    page: { one: '{count} sida', other: '{count} sidor' },
    article: { one: '{count} artikel', other: '{count} artiklar' },
    address: { one: '{count} adress', other: '{count} adresser' },
    hash: { one: '{count} hashvärde', other: '{count} hashvärden' },
    salt: { one: '{count} salt', other: '{count} salter' },
    figure: { one: '{count} siffra', other: '{count} siffror' },
  },
})

/** What commands say, in the language of the office. */
export const commandWords = bilingual({
  en: {
    terminal: {
      usage: 'Usage',
      unknown: 'Unknown command “{command}”',
      unexpected: 'Unexpected arguments',
      option: '{name} is not an option here, or its value is missing',
      exportOrErase: 'Choose export or erase',
      oneEmail: 'Give one e-mail address',
      oneOfKind: { file: 'Give one file', folder: 'Give one folder' },
      exists: {
        file: '{path} already exists: give another file',
        folder: '{path} already exists: give another folder',
      },
      noFolder: '{path} is not a folder',
    },
    check: {
      draft: '{draft} is a draft with {count} things to do: npm run check:content -- {folder}',
      left: 'Left to do:',
      toFix: '{count} to fix',
      inOrder: 'The content is in order: {articles} and the words of every page',
    },
    site: {
      building: 'Building the site …',
      built: 'Built {pages} in {seconds} s',
      dated: '{file} is written: commit it with the texts',
      visited: '{pages} and {addresses} that they name are there',
      up: 'The site is up at {address}',
      noMail: 'SMTP_URL is not set: messages are stored, and their mails wait in the outbox',
    },
    desk: {
      at: 'The desk is at {address}',
      tunnel: 'From your own computer, first: {line}',
      once: 'The address works once. Ctrl+C closes the desk.',
    },
    person: {
      erased: 'Erased: {erased}, and {mentions} elsewhere',
      withMails: '{stored} with {mails}',
      notBooked: 'The meeting of {time} is no longer booked',
      olderCopy: 'An older copy may still name the address: {file}',
      yours: 'Backups that you keep elsewhere, and e-mails that were sent, are yours to delete',
    },
    retention: {
      jumped:
        'The clock shows {time}, long after the server last looked at it. If that is right, start the server: it removes what has expired a day later',
      wouldBe: 'Would be removed:',
      removed: 'Removed:',
      messages: '{count} older than three years',
      bookings: '{count} with a meeting three years ago, or never confirmed',
      subscribers: '{count} for new articles that nobody has confirmed',
      readers: '{count} of readers of days past',
      salts: '{count} of days past',
      figures: '{count} of views and visits older than 25 months',
    },
  },
  sv: {
    terminal: {
      usage: 'Användning',
      unknown: 'Kommandot ”{command}” finns inte',
      unexpected: 'Fel antal argument',
      option: '{name} är inget val här, eller saknar sitt värde',
      exportOrErase: 'Välj export eller erase',
      oneEmail: 'Ange en e-postadress',
      oneOfKind: { file: 'Ange en fil', folder: 'Ange en mapp' },
      exists: {
        file: '{path} finns redan: ange en annan fil',
        folder: '{path} finns redan: ange en annan mapp',
      },
      noFolder: '{path} är ingen mapp',
    },
    check: {
      draft: '{draft} är ett utkast, {count} saker kvar att göra: npm run check:content -- {folder}',
      left: 'Kvar att göra:',
      toFix: '{count} att rätta',
      inOrder: 'Innehållet är i sin ordning: {articles} och orden på varje sida',
    },
    site: {
      building: 'Bygger webbplatsen …',
      built: 'Byggde {pages} på {seconds} s',
      dated: '{file} är skriven: checka in den med texterna',
      visited: '{pages} och {addresses} som de nämner finns på plats',
      up: 'Webbplatsen finns på {address}',
      noMail: 'SMTP_URL är inte satt: meddelanden lagras, och deras mejl väntar i utkorgen',
    },
    desk: {
      at: 'Kontoret finns på {address}',
      tunnel: 'Kör först på din egen dator: {line}',
      once: 'Adressen fungerar en gång. Ctrl+C stänger kontoret.',
    },
    person: {
      erased: 'Raderat: {erased} och {mentions} på andra ställen',
      withMails: '{stored} med {mails}',
      notBooked: 'Mötet {time} är inte längre bokat',
      olderCopy: 'En äldre kopia kan fortfarande innehålla adressen: {file}',
      yours: 'Säkerhetskopior på andra ställen och mejl som har skickats får du radera själv',
    },
    retention: {
      jumped:
        'Klockan visar {time}, långt efter att servern senast såg på den. Om det stämmer startar du servern: ett dygn senare tar den bort det som är för gammalt',
      wouldBe: 'Skulle tas bort:',
      removed: 'Borttaget:',
      messages: '{count} äldre än tre år',
      bookings: '{count} med ett möte för tre år sedan, eller som aldrig bekräftades',
      subscribers: '{count} för nya artiklar som ingen har bekräftat',
      readers: '{count} för läsare från tidigare dagar',
      salts: '{count} från tidigare dagar',
      figures: '{count} över visningar och besök äldre än 25 månader',
    },
  },
})
