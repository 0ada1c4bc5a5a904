import { bilingual } from '../../../core/text/language.ts'

/** What the checks say that belong to no feature, by what they are about and how they are. `at` is a day. */
export const words = bilingual({
  en: {
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
    mail: {
      title: 'E-mail',
      good: 'All e-mails have been sent.',
      due: 'Some are waiting for another attempt. Nothing to do yet.',
      bad: 'E-mails are not being sent. Check SMTP_URL and the account at your provider, then send them again.',
      unknown: 'No e-mail has been sent yet.',
    },
  },
  sv: {
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
    mail: {
      title: 'E-post',
      good: 'Alla mejl är skickade.',
      due: 'Några väntar på ett nytt försök. Du behöver inte göra något än.',
      bad: 'Mejl går inte iväg. Kontrollera SMTP_URL och kontot hos leverantören, och skicka dem sedan igen.',
      unknown: 'Inget mejl har skickats än.',
    },
  },
})
