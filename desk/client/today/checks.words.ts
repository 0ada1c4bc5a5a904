import { bilingual } from '../../../content/language.ts'

/** What each check says, by what it is about and how it is. `at` is a day or a time, written out. */
export const words = bilingual({
  en: {
    backup: {
      title: 'Backup',
      good: (at: string) => `The last one is from ${at}.`,
      due: () =>
        'There is none. Run npm run backup, and set up the nightly one as deploy/one-server.md says.',
      bad: (at: string) =>
        `The last one is from ${at}. Run npm run backup, and see why the nightly one did not.`,
      unknown: () => 'Backups are kept elsewhere, or none was looked for yet.',
    },
    offsite: {
      title: 'Off-site backup',
      good: (at: string) => `The last one is from ${at}.`,
      due: () => 'None has been sent yet. Run npm run offsite -- send, or wait for the night.',
      bad: (at: string) =>
        `The last good one is from ${at}. Run npm run offsite -- send: it says what is wrong.`,
      unknown: () => 'None was looked for yet.',
    },
    build: {
      title: 'Build',
      good: (at: string) => `The pages are those of ${at}.`,
      due: (at: string) =>
        `Something has changed since ${at}: an article that has become due, or a source. Run npm run build and restart.`,
      bad: () => 'The site has not been built. Run npm run build.',
      unknown: () => 'It is being looked at.',
    },
    certificate: {
      title: 'Certificate',
      good: (at: string) => `Valid until ${at}.`,
      due: (at: string) => `It ends on ${at}, and was not renewed. Look at the log of Caddy or certbot.`,
      bad: () => 'Visitors see a warning, or nothing. Look at the proxy and at where the domain points.',
      unknown: () => 'It could not be asked for. Is the domain set, and this computer online?',
    },
    'security.txt': {
      title: 'security.txt',
      good: (at: string) => `Valid until ${at}.`,
      due: (at: string) => `It ends on ${at}. Move security.expires in content/facts.ts, and build.`,
      bad: (at: string) => `It ended on ${at}. Move security.expires in content/facts.ts, and build.`,
      unknown: () => 'No day is known.',
    },
    calendars: {
      title: 'Calendars',
      good: (at: string) =>
        at ? `Read at ${at}.` : 'None is set: only meetings booked here keep a time from being offered.',
      due: () =>
        'Entries are not understood, or take every time. Save them anew in your calendar, or mark them as free.',
      bad: () =>
        'One cannot be read, so no times are offered. See whether its address still opens, and renew it in BUSY_CALENDARS.',
      unknown: () => 'They are being read.',
    },
    mail: {
      title: 'Mail',
      good: () => 'All mails were sent.',
      due: () => 'Some wait for another attempt. Nothing to do yet.',
      bad: () => 'Mails are not sent. See SMTP_URL and the account at your provider, then send them again.',
      unknown: () => 'No mail was sent yet.',
    },
  },
  sv: {
    backup: {
      title: 'Säkerhetskopia',
      good: (at: string) => `Den senaste är från ${at}.`,
      due: () => 'Det finns ingen. Kör npm run backup och ordna den nattliga enligt deploy/one-server.md.',
      bad: (at: string) =>
        `Den senaste är från ${at}. Kör npm run backup och se efter varför den nattliga uteblev.`,
      unknown: () => 'Kopiorna sparas någon annanstans, eller så har ingen letat än.',
    },
    offsite: {
      title: 'Säkerhetskopia på annan plats',
      good: (at: string) => `Den senaste är från ${at}.`,
      due: () => 'Ingen har skickats än. Kör npm run offsite -- send eller vänta till i natt.',
      bad: (at: string) =>
        `Den senaste som är hel är från ${at}. Kör npm run offsite -- send, så står det vad som är fel.`,
      unknown: () => 'Ingen har letat än.',
    },
    build: {
      title: 'Bygge',
      good: (at: string) => `Sidorna är från ${at}.`,
      due: (at: string) =>
        `Något har ändrats sedan ${at}: en artikel ska ut, eller en källfil är ny. Kör npm run build och starta om.`,
      bad: () => 'Webbplatsen är inte byggd. Kör npm run build.',
      unknown: () => 'Det undersöks.',
    },
    certificate: {
      title: 'Certifikat',
      good: (at: string) => `Giltigt till ${at}.`,
      due: (at: string) => `Det går ut ${at} och har inte förnyats. Se i loggen för Caddy eller certbot.`,
      bad: () => 'Besökare får en varning eller ingenting. Se efter i proxyn och vart domänen pekar.',
      unknown: () => 'Det gick inte att fråga. Är domänen inställd och datorn på nätet?',
    },
    'security.txt': {
      title: 'security.txt',
      good: (at: string) => `Giltig till ${at}.`,
      due: (at: string) => `Den går ut ${at}. Flytta fram security.expires i content/facts.ts och bygg.`,
      bad: (at: string) => `Den gick ut ${at}. Flytta fram security.expires i content/facts.ts och bygg.`,
      unknown: () => 'Dagen är okänd.',
    },
    calendars: {
      title: 'Kalendrar',
      good: (at: string) =>
        at ? `Lästa ${at}.` : 'Ingen är inställd: bara möten som bokas här håller tider upptagna.',
      due: () =>
        'Några poster går inte att förstå eller tar alla tider. Spara dem på nytt i kalendern eller märk dem som lediga.',
      bad: () =>
        'En går inte att läsa, så inga tider erbjuds. Se om adressen fortfarande fungerar och byt den i BUSY_CALENDARS.',
      unknown: () => 'De håller på att läsas.',
    },
    mail: {
      title: 'E-post',
      good: () => 'Alla mejl är skickade.',
      due: () => 'Några väntar på ett nytt försök. Du behöver inte göra något än.',
      bad: () =>
        'Mejl går inte iväg. Se över SMTP_URL och kontot hos leverantören, och skicka dem sedan igen.',
      unknown: () => 'Inget mejl har skickats än.',
    },
  },
})
