import { bilingual } from '../../../core/text/language.ts'

/** What each check says, by what it is about and how it is. `at` is a day or a time, written out. */
export const words = bilingual({
  en: {
    backup: {
      title: 'Backup',
      good: 'The latest is from {at}.',
      due: 'There is none. Run npm run backup, and set up the nightly one as docs/publish.md describes.',
      bad: 'The latest is from {at}. Run npm run backup, and find out why the nightly one did not run.',
      unknown: 'Backups are kept elsewhere, or have not been checked yet.',
    },
    offsite: {
      title: 'Off-site backup',
      good: 'The latest is from {at}.',
      due: 'None has been sent yet. Run npm run offsite -- send, or wait for the night.',
      bad: 'The last successful one is from {at}. Run npm run offsite -- send to see what is wrong.',
      unknown: 'Not checked yet.',
    },
    build: {
      title: 'Build',
      good: 'The pages were built on {at}.',
      due: 'Something has changed since {at}: an article is due, or a source file is newer. Run npm run build and restart.',
      bad: 'The site has not been built. Run npm run build.',
      unknown: 'Being checked.',
    },
    certificate: {
      title: 'Certificate',
      good: 'Valid until {at}.',
      due: 'It expires on {at} and has not been renewed. Check the log of Caddy or certbot.',
      bad: 'Visitors see a warning, or no page at all. Check the proxy, and where the domain points.',
      unknown: 'It could not be checked. Is the domain set, and is this computer online?',
    },
    'security.txt': {
      title: 'security.txt',
      good: 'Valid until {at}.',
      due: 'It expires on {at}. Move security.expires forward in facts.yaml, and build again.',
      bad: 'It expired on {at}. Move security.expires forward in facts.yaml, and build again.',
      unknown: 'Its date is unknown.',
    },
    calendars: {
      title: 'Calendars',
      good: 'Read at {at}.',
      none: 'No calendars set: only meetings booked here block times.',
      due: 'Some entries cannot be understood, or block every time. Save them again in your calendar, or mark them as free.',
      bad: 'One cannot be read, so no times are offered. Check whether its address still works, and replace it in BUSY_CALENDARS.',
      unknown: 'They are being read.',
    },
    mail: {
      title: 'E-mail',
      good: 'All e-mails have been sent.',
      due: 'Some are waiting for another attempt. Nothing to do yet.',
      bad: 'E-mails are not being sent. Check SMTP_URL and the account at your provider, then send them again.',
      unknown: 'No e-mail has been sent yet.',
    },
  },
  sv: {
    backup: {
      title: 'Säkerhetskopia',
      good: 'Den senaste är från {at}.',
      due: 'Det finns ingen. Kör npm run backup och ordna den nattliga enligt docs/publish.md.',
      bad: 'Den senaste är från {at}. Kör npm run backup och se efter varför den nattliga uteblev.',
      unknown: 'Kopiorna sparas någon annanstans, eller så är de inte kontrollerade än.',
    },
    offsite: {
      title: 'Säkerhetskopia på annan plats',
      good: 'Den senaste är från {at}.',
      due: 'Ingen har skickats än. Kör npm run offsite -- send eller vänta till i natt.',
      bad: 'Den senaste lyckade är från {at}. Kör npm run offsite -- send, så ser du vad som är fel.',
      unknown: 'Inte kontrollerat än.',
    },
    build: {
      title: 'Bygge',
      good: 'Sidorna är från {at}.',
      due: 'Något har ändrats sedan {at}: en artikel ska publiceras, eller en källfil är nyare. Kör npm run build och starta om.',
      bad: 'Webbplatsen är inte byggd. Kör npm run build.',
      unknown: 'Kontrolleras.',
    },
    certificate: {
      title: 'Certifikat',
      good: 'Giltigt till {at}.',
      due: 'Det går ut {at} och har inte förnyats. Se i loggen för Caddy eller certbot.',
      bad: 'Besökarna får en varning, eller ingen sida alls. Kontrollera proxyn och vart domänen pekar.',
      unknown: 'Det gick inte att kontrollera. Är domänen inställd och datorn uppkopplad?',
    },
    'security.txt': {
      title: 'security.txt',
      good: 'Giltig till {at}.',
      due: 'Den går ut {at}. Flytta fram security.expires i facts.yaml och bygg om.',
      bad: 'Den gick ut {at}. Flytta fram security.expires i facts.yaml och bygg om.',
      unknown: 'Det är okänt hur länge den gäller.',
    },
    calendars: {
      title: 'Kalendrar',
      good: 'Lästa {at}.',
      none: 'Ingen är inställd: bara möten som bokas här spärrar tider.',
      due: 'Några poster går inte att förstå eller spärrar alla tider. Spara dem på nytt i kalendern eller märk dem som lediga.',
      bad: 'En går inte att läsa, så inga tider erbjuds. Kontrollera om adressen fortfarande fungerar och byt den i BUSY_CALENDARS.',
      unknown: 'De håller på att läsas.',
    },
    mail: {
      title: 'E-post',
      good: 'Alla mejl är skickade.',
      due: 'Några väntar på ett nytt försök. Du behöver inte göra något än.',
      bad: 'Mejl går inte iväg. Kontrollera SMTP_URL och kontot hos leverantören, och skicka dem sedan igen.',
      unknown: 'Inget mejl har skickats än.',
    },
  },
})
