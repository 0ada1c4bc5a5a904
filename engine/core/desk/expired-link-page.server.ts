import { html } from 'hono/html'
import { bilingual, knownLanguages } from '../text/language.ts'

const words = bilingual({
  en: {
    title: 'This address has been used',
    text: 'An address to the desk works only once. Start the desk again and open the new address that it prints.',
  },
  sv: {
    title: 'Adressen är förbrukad',
    text: 'En adress till kontoret går bara att öppna en gång. Starta kontoret igen och öppna den nya adressen som skrivs ut.',
  },
})

/** The whole page for whoever has no session, in every language: nothing is known about who asks. */
export const expiredLinkPage = () => html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.en.title}</title>
${knownLanguages.map(
  (language) =>
    html`<main lang="${language}"><h1>${words[language].title}</h1><p>${words[language].text}</p><pre>npm run desk</pre></main>`,
)}
`
