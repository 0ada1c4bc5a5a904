import { bilingual } from '../../core/text/language.ts'

/** What the privacy policy says of counted visits. The owner rewords it in words/privacy.yaml. */
export const privacy = bilingual({
  en: {
    lead: [
      'Visits are counted without cookies: for the rest of the day the server remembers which pages belong to the same visit, and the next day it does not recognize you.',
    ],
    address: ['to count visits'],
    interest: ['counting article views and visits'],
    collected: [
      {
        term: 'Visits to the pages',
        text: 'When the server sends a page, it counts the page view and where the visit came from: the site with the link, or the name of a campaign in the address. Only daily totals are stored, with nothing about who came. There is no cookie and no script, and nothing is stored in your browser.',
      },
      {
        term: 'Pages of one visit',
        text: 'The server remembers for the rest of the day which pages belong to the same visit, so that a reload is not counted as a new one and a message can show how its visit began. It does so with a code made from your IP address and browser (a salted hash). The code cannot be used to recognize you the next day, is never written to disk and is forgotten half an hour after midnight or, if your visit is still going on then, when it ends.',
      },
      {
        term: 'Article views',
        text: 'So that a reader counts once per article and day, a code is made from technical details of the visit (a salted hash). It is kept for one day, cannot be used to recognize you the next day, and needs no cookie.',
      },
    ],
    use: [
      'To show how many times an article has been read.',
      'To see how often pages are opened, where visits come from, and what leads to messages.',
    ],
    retention: [
      {
        term: 'Visit totals',
        text: '25 months. The codes in memory: until half an hour after midnight, or until a visit going on then has ended.',
      },
      { term: 'Codes for counting article views', text: 'One day.' },
    ],
  },
  sv: {
    lead: [
      'Besök räknas utan kakor: servern minns dagen ut vilka sidor som hör till samma besök, och nästa dag känner den inte igen dig.',
    ],
    address: ['för att räkna besök'],
    interest: ['räkna besök och visningar av artiklar'],
    collected: [
      {
        term: 'Besök på sidorna',
        text: 'När servern skickar en sida räknar den att sidan har öppnats och varifrån besöket kom: webbplatsen med länken, eller namnet på en kampanj i adressen. Bara summor för varje dag sparas, utan något om vem som kom. Det sker utan kakor och skript, och ingenting sparas i din webbläsare.',
      },
      {
        term: 'Sidor i samma besök',
        text: 'Servern minns dagen ut vilka sidor som hör till samma besök, så att en omladdning inte räknas som ett nytt och så att ett meddelande kan visa hur besöket började. Det sker med en kod som görs av din IP-adress och webbläsare (ett saltat hashvärde). Koden kan inte användas för att känna igen dig nästa dag, skrivs aldrig till disk och glöms en halvtimme efter midnatt, eller när ett besök som då pågår är slut.',
      },
      {
        term: 'Visningar av artiklar',
        text: 'För att en läsare ska räknas en gång per artikel och dag görs en kod av tekniska uppgifter om besöket (ett saltat hashvärde). Den sparas i en dag, kan inte användas för att känna igen dig nästa dag och kräver ingen kaka.',
      },
    ],
    use: [
      'För att visa hur många gånger en artikel har lästs.',
      'För att se hur ofta sidorna öppnas, varifrån besöken kommer och vad som leder till meddelanden.',
    ],
    retention: [
      {
        term: 'Antal besök per dag',
        text: '25 månader. Koderna i arbetsminnet: till en halvtimme efter midnatt, eller tills ett besök som då pågår är slut.',
      },
      { term: 'Koder för visningar av artiklar', text: 'En dag.' },
    ],
  },
})
