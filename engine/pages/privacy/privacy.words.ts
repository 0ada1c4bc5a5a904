/** What the privacy policy says: thirteen cards and a line for each outside service that may be running. */

import { controller, facts, printedPhone } from '../../core/site/facts.ts'
import type { PrivacyLines } from '../../core/site/privacy-lines.ts'
import { siteWords } from '../../core/site/site-words.ts'
import {
  bilingual,
  type Language,
  type PerLanguage,
  perLanguage,
  withCatalogues,
} from '../../core/text/language.ts'
import { capitalized, formatDay } from '../../core/time/clock.ts'
import { measuring } from '../../features/analytics/analytics-config.ts'
import { privacy as backups } from '../../features/backups/privacy.words.ts'
import { privacy as booking } from '../../features/booking/privacy.words.ts'
import { privacy as messages } from '../../features/messages/privacy.words.ts'
import { privacy as newsletter } from '../../features/newsletter/privacy.words.ts'
import { privacy as statistics } from '../../features/statistics/privacy.words.ts'

/** The day on which the wording below last changed. Change it with every change of substance. */
export const privacyVersion = '2026-11-28'

/** Whether visitors are asked about cookies, and the outside services that are set up. */
const { asks, vendors } = measuring()

export { vendors }

const { street, postalCode, town } = facts.address
/** How to reach the controller; a fact that is not filled in has no line. */
const reached = bilingual({
  en: [...filled('E-mail', 'email', facts.email), ...filled('Phone', 'phone', printedPhone)],
  sv: [...filled('E-post', 'email', facts.email), ...filled('Telefon', 'phone', printedPhone)],
})
const place = [street, `${postalCode} ${town}`.trim()].filter(Boolean).join(', ')

/** What the page itself says between the features, and after them. */
const work = bilingual({
  en: {
    use: ['To carry out projects, give support and invoice.'],
    sharing: [
      'The site and its messages are stored on a server of my own or at a hosting company. Feel free to ask which.',
    ],
    retention: [
      { term: 'Client project data', text: 'The duration of the project plus 7 years.' },
      ...whereAsked({ term: 'Analytics data', text: '26 months.' }),
      ...whereSent({
        term: 'Marketing data',
        text: 'Until you unsubscribe. It is kept only if you have signed up for something.',
      }),
    ],
  },
  sv: {
    use: ['För att utföra uppdrag, ge support och fakturera.'],
    sharing: [
      'Webbplatsen och meddelandena ligger på en egen server eller hos ett webbhotell. Fråga gärna vilket.',
    ],
    retention: [
      { term: 'Uppgifter i kundprojekt', text: 'Projektets längd plus 7 år.' },
      ...whereAsked({ term: 'Analysdata', text: '26 månader.' }),
      ...whereSent({
        term: 'Uppgifter för marknadsföring',
        text: 'Tills du avregistrerar dig. Sparas bara om du har anmält dig till något.',
      }),
    ],
  },
})

const rest: PerLanguage<PrivacyLines> = withCatalogues({
  en: {
    collected: [
      ...whereAsked({
        term: 'Measurements by outside services',
        text: 'Of visits and of how fast pages load. Only after your consent, and never what you have written in the form.',
      }),
      {
        term: 'Client data',
        text: 'Contact details, agreements, invoices and what the project requires, when you become a client.',
      },
    ],
    use: [
      ...whereAsked('To see, with your consent, how pages are used and where the site is slow.'),
      'To keep spam and attacks away from the site.',
    ],
    sharing: [
      ...whereAsked('Services for analytics and performance receive data only after your consent.'),
      'Those who help with bookkeeping and payments see invoices, and authorities receive what the law requires.',
    ],
  },
  sv: {
    collected: [
      ...whereAsked({
        term: 'Utomstående tjänsters mätningar',
        text: 'Av besök och av hur snabbt sidorna laddas. Bara efter ditt samtycke, och aldrig det du har skrivit i formuläret.',
      }),
      {
        term: 'Kunduppgifter',
        text: 'Kontaktuppgifter, avtal, fakturor och det som uppdraget kräver, när du blir kund.',
      },
    ],
    use: [
      ...whereAsked('För att, med ditt samtycke, se hur sidorna används och var webbplatsen är långsam.'),
      'För att hålla skräppost och angrepp borta från webbplatsen.',
    ],
    sharing: [
      ...whereAsked('Tjänster för analys och prestanda får uppgifter först efter ditt samtycke.'),
      'De som hjälper till med bokföring och betalningar ser fakturor, och myndigheter får det som lagen kräver.',
    ],
  },
})

const sections: readonly PerLanguage<PrivacyLines>[] = [
  messages,
  booking,
  work,
  newsletter,
  statistics,
  backups,
  rest,
]

/** What the features say in a card, in the order of the page. */
const linesOf = <Card extends keyof PrivacyLines>(language: Language, card: Card) =>
  sections.flatMap((section): NonNullable<PrivacyLines[Card]>[number][] => [
    ...(section[language][card] ?? []),
  ])

/** How lists begin or end that features add to. */
const around = bilingual({
  en: {
    needs: ['to send you the page', 'to stop abuse of the forms'],
    contract: 'Your inquiry about a project',
    interest: 'Answering other messages, contacts with people who represent a client',
    analytics: 'analytics',
  },
  sv: {
    needs: ['för att sidan ska kunna skickas till dig', 'för att hindra missbruk av formulären'],
    contract: 'Din förfrågan om ett uppdrag',
    interest: 'Att svara på andra meddelanden, ha kontakt med personer som företräder en kund',
    analytics: 'analys',
  },
})

/** What its sentences take in besides the facts that all words may name. */
function namesIn(language: Language) {
  const t = around[language]
  const consent = linesOf(language, 'consent')
  const analytics = consent.length > 0 ? t.analytics : capitalized(t.analytics)
  return {
    controller,
    place,
    organisationNumber: facts.organisationNumber,
    vatNumber: facts.vatNumber,
    needs: list(language, ...t.needs, ...linesOf(language, 'address')),
    contract: [t.contract, ...linesOf(language, 'contract')].join(', '),
    interest: [t.interest, ...linesOf(language, 'interest')].join(', '),
    consent: [...consent, analytics].join(', '),
    changedOn: formatDay(privacyVersion, language),
  }
}

export const words = siteWords(
  'privacy',
  {
    en: {
      title: 'Privacy policy: your data and your rights',
      description:
        'What this website stores about you, why, for how long and on which legal basis, who else may see it, and how to have it corrected or deleted.',
      keywords:
        'privacy policy, GDPR, personal data, cookies, data controller, right to erasure, retention times',
      heading: 'Privacy policy',
      lead: sentences(
        'You can read every page without saying who you are.',
        ...linesOf('en', 'lead'),
        ...whereAsked('Measuring with cookies or through other companies waits until you say yes.'),
        'Here is what is stored when you write to me, and what rights you have.',
      ),
      updated: 'Last updated',
      contents: 'Contents',
      short: {
        heading: 'In five lines',
        lines: [
          asks
            ? 'Cookies and outside services wait until you say yes, and you can change your mind at the bottom of every page.'
            : 'There are no cookies, and no outside service measures your visit.',
          'A message is kept for three years, or until you ask me to delete it.',
          'Your data is never sold or used for advertising.',
          'You can see, correct or delete what I have about you, free of charge and within 30 days.',
          'Questions go to {email}, complaints to the Swedish data protection authority (IMY).',
        ],
      },
      cards: {
        introduction: {
          title: 'Introduction',
          paragraphs: [
            'This policy covers {brand}’s website, messages sent through it and the work that may follow. It describes how I handle personal data under the General Data Protection Regulation (GDPR) and the Swedish laws that supplement it.',
            asks
              ? 'In short: I keep what you send me in order to answer you, I never sell it, and nothing is measured with cookies or by outside services unless you have said yes.'
              : 'In short: I keep what you send me in order to answer you, I never sell it, and nothing is measured with cookies or by outside services.',
          ],
        },
        controller: {
          title: 'Data controller',
          paragraphs: [
            '{controller} in {town}, Sweden, is the controller and decides why and how your personal data is processed. There is no data protection officer, since the law does not require one for this business. You can always reach the controller directly.',
          ],
          terms: [
            ...filled('Organization number', 'organisationNumber', facts.organisationNumber),
            ...filled('VAT number', 'vatNumber', facts.vatNumber),
            ...filled('Address', 'place', place),
            ...reached.en,
          ],
        },
        collected: {
          title: 'Data collected',
          paragraphs: [
            'Most of it comes from you. You choose whether to write, but without a name, an e-mail address and a message I cannot answer. Please leave out anything sensitive, such as details about your health or a personal identity number.',
            'Your IP address is needed {needs}. It is used for that at the moment of the visit, and the site does not store it.',
          ],
          terms: linesOf('en', 'collected'),
        },
        use: {
          title: 'How the data is used',
          paragraphs: [
            'Your data is used for what you gave it for and for nothing you would not expect. No decisions are made about you by automated means alone, and no profiles are built for advertising.',
          ],
          points: linesOf('en', 'use'),
        },
        basis: {
          title: 'Legal basis',
          paragraphs: [
            'Processing needs a legal basis under Article 6 of the GDPR. Where I rely on a legitimate interest I have weighed it against yours, and you may object at any time.',
          ],
          terms: [
            {
              term: 'Article 6(1)(b), contract',
              text: '{contract}, the steps before an agreement, and the project itself when you are the contracting party.',
            },
            {
              term: 'Article 6(1)(f), legitimate interest',
              text: '{interest}, protecting the site and, if it should come to that, dealing with legal claims.',
            },
            { term: 'Article 6(1)(c), legal obligation', text: 'Bookkeeping and tax.' },
            ...(asks
              ? [
                  {
                    term: 'Article 6(1)(a), consent',
                    text: '{consent} and performance measurement. Storing or reading anything in your browser for measurement also requires your consent under the Swedish Electronic Communications Act (2022:482), chapter 9, section 28.',
                  },
                ]
              : linesOf('en', 'consent').map((text) => ({
                  term: 'Article 6(1)(a), consent',
                  text: `${text}.`,
                }))),
          ],
        },
        sharing: {
          title: 'Sharing',
          paragraphs: [
            asks
              ? 'Your data is never sold or lent for anyone else’s marketing. It is handled by service providers when the site cannot do without them, or when you have consented. Those that process it on my behalf are bound by a data processing agreement under Article 28 of the GDPR.'
              : 'Your data is never sold or lent for anyone else’s marketing. It is handled by service providers when the site cannot do without them. Those that process it on my behalf are bound by a data processing agreement under Article 28 of the GDPR.',
          ],
          points: linesOf('en', 'sharing'),
        },
        security: {
          title: 'Security',
          paragraphs: [
            asks
              ? 'The connection to the site is encrypted (HTTPS). Fonts, pictures and the site’s own scripts come from its own server, and before your consent your browser is not asked to fetch anything from another company. Only the controller and the processors that run the systems can reach stored messages.'
              : 'The connection to the site is encrypted (HTTPS). Fonts, pictures and the site’s own scripts come from its own server, and your browser is not asked to fetch anything from another company. Only the controller and the processors that run the systems can reach stored messages.',
            'If a personal data breach should occur, it is reported to the supervisory authority within 72 hours of its discovery, unless it is unlikely to put anybody’s rights and freedoms at risk. You will also be told if the risk is likely to be high (Articles 33 and 34).',
          ],
        },
        rights: {
          title: 'Your rights under the GDPR',
          paragraphs: [
            'Write to {email} and say what you want. A request is free of charge and is answered within 30 days. If I cannot be sure that it is you who is asking, I may need to check that first.',
            'If you think that I handle your data wrongly, tell me, and I will try to put it right. You also have the right to lodge a complaint with the supervisory authority, the Swedish Authority for Privacy Protection (Integritetsskyddsmyndigheten, IMY), imy.se, or with the authority of the EU country where you live or work (Article 77).',
          ],
          terms: [
            {
              term: 'Access',
              text: 'To know whether I process data about you, and to get a copy (Article 15).',
            },
            {
              term: 'Rectification',
              text: 'To have what is wrong corrected and what is missing added (Article 16).',
            },
            {
              term: 'Erasure',
              text: 'To have data deleted when there is no longer a reason or a legal duty to keep it (Article 17).',
            },
            {
              term: 'Restriction',
              text: 'To have the processing limited, for example while a question is looked into (Article 18).',
            },
            {
              term: 'Data portability',
              text: 'To receive what you have given me under consent or contract in a machine-readable format (Article 20).',
            },
            {
              term: 'Objection',
              text: 'To object to processing that rests on a legitimate interest, and at any time to direct marketing (Article 21).',
            },
            {
              term: 'Withdrawal',
              text: 'To withdraw consent at any time, without affecting what was done before (Article 7(3)).',
            },
          ],
        },
        cookies: {
          title: 'Cookies and local storage',
          paragraphs: [
            asks
              ? 'Before you have chosen, no cookies are set and nothing is measured by outside services. All that the site itself keeps in your browser is two entries in local storage, “theme” and “cookieConsent”. They are needed for the site to do as you asked and therefore require no consent.'
              : 'No cookies are set and nothing is measured by outside services. All that the site itself keeps in your browser is one entry in local storage, “theme”, once you have chosen a theme. It is needed for the site to do as you asked and therefore requires no consent.',
            ...whereAsked(
              'Everything else waits for your answer in two categories, analytics and performance, both off by default. Services that are connected may set cookies of their own once you have consented.',
            ),
            ...whereAsked(
              'You change or withdraw your choice through “Cookie settings” in the footer of every page. You can also clear the site’s data in your browser, and then you will be asked again.',
            ),
          ],
          terms: [
            { term: 'Necessary, “theme”', text: 'Whether you have chosen the dark or the light theme.' },
            ...whereAsked({
              term: 'Necessary, “cookieConsent”',
              text: 'Your answer about analytics and performance.',
            }),
            ...whereAsked({
              term: 'Analytics, with consent',
              text: 'A tag manager and services that show which pages are read, where any are in use.',
            }),
            ...whereAsked({
              term: 'Performance, with consent',
              text: 'The hosting provider’s statistics and measurements of how fast pages load.',
            }),
          ],
        },
        retention: {
          title: 'How long data is kept',
          paragraphs: [
            `When the time is up the data is deleted or made anonymous. For agreements, invoices and other accounting records the seven years follow from the Swedish Bookkeeping Act (1999:1078), which counts them from the end of the calendar year in which the financial year ended. Other project data is kept for the same time, so that questions and claims can be dealt with afterward. ${asks ? 'Your theme and your cookie choice stay in your own browser until you clear them.' : 'Your theme stays in your own browser until you clear it.'}`,
          ],
          terms: linesOf('en', 'retention'),
        },
        transfers: {
          title: 'International transfers',
          paragraphs: [
            'If a service involves a transfer to a country outside the EEA, it takes place only where the European Commission has decided that the country or recipient gives adequate protection (Article 45), or under the Commission’s standard contractual clauses with the further safeguards that are needed (Article 46). Write to me if you want to see a copy of those clauses.',
          ],
        },
        contact: {
          title: 'Contact',
          paragraphs: [
            'Questions about this policy and requests about your data go to the same place. No form or special wording is needed.',
          ],
          terms: reached.en,
        },
        changes: {
          title: 'Policy updates',
          paragraphs: [
            'The wording last changed on {changedOn}. The date at the top of the page is always today’s, because the list of services in use is the one that applies today.',
            'If a change means that your data would be used for something new, I will tell those concerned before it applies, and ask for consent again where it is required.',
          ],
        },
      },
      processors: {
        heading: 'Services in use',
        none: 'No outside service measures anything on this site at present.',
        mail: {
          term: 'E-mail from the contact form',
          text: 'An e-mail service forwards your message to me and delivers the confirmation to you. If you want to know which one, ask me.',
        },
        googleTagManager: {
          term: 'Tag manager',
          text: 'Google Tag Manager (Google Ireland Ltd) starts the measuring scripts, after your consent to analytics. Data may be transferred to the USA; everything for advertising stays switched off.',
        },
        plausible: {
          term: 'Privacy analytics',
          text: 'Plausible (Plausible Insights OÜ, Estonia) counts page views and where visitors come from, without cookies, after your consent to analytics.',
        },
        cloudflare: {
          term: 'Web analytics',
          text: 'Cloudflare Web Analytics (Cloudflare, Inc.) shows how the pages are found and used, without cookies, after your consent to analytics. Data may be transferred to the USA.',
        },
        vercelAnalytics: {
          term: 'Hosting analytics',
          text: 'The hosting provider’s statistics of visits (Vercel Inc.), without cookies, after your consent to performance. Data may be transferred to the USA.',
        },
        vercelSpeedInsights: {
          term: 'Speed insights',
          text: 'Measures how fast pages load in your browser (Vercel Inc.), without cookies, after your consent to performance. Data may be transferred to the USA.',
        },
      },
    },
    sv: {
      title: 'Integritetspolicy: dina uppgifter och rättigheter',
      description:
        'Vad webbplatsen sparar om dig, varför, hur länge och på vilken rättslig grund, vilka andra som kan se det och hur du får det rättat eller raderat.',
      keywords:
        'integritetspolicy, GDPR, dataskyddsförordningen, personuppgifter, kakor, personuppgiftsansvarig, rätt till radering',
      heading: 'Integritetspolicy',
      lead: sentences(
        'Du kan läsa alla sidor utan att uppge vem du är.',
        ...linesOf('sv', 'lead'),
        ...whereAsked('Mätning med kakor eller genom andra företag väntar på ditt ja.'),
        'Här står vad som sparas när du skriver till mig och vilka rättigheter du har.',
      ),
      updated: 'Senast uppdaterad',
      contents: 'Innehåll',
      short: {
        heading: 'På fem rader',
        lines: [
          asks
            ? 'Kakor och utomstående tjänster väntar tills du har sagt ja, och du kan ändra dig längst ner på varje sida.'
            : 'Det finns inga kakor, och ingen utomstående tjänst mäter ditt besök.',
          'Ett meddelande sparas i tre år, eller tills du ber mig ta bort det.',
          'Dina uppgifter säljs aldrig och används inte för reklam.',
          'Du kan se, rätta eller ta bort det jag har om dig, utan kostnad och inom 30 dagar.',
          'Frågor skickas till {email}, klagomål till Integritetsskyddsmyndigheten (IMY).',
        ],
      },
      cards: {
        introduction: {
          title: 'Inledning',
          paragraphs: [
            'Policyn gäller webbplatsen för {brand}, meddelanden som skickas genom den och det arbete som kan följa. Den beskriver hur jag behandlar personuppgifter enligt dataskyddsförordningen (GDPR) och de svenska lagar som kompletterar den.',
            asks
              ? 'I korthet: det du skickar sparar jag för att kunna svara, jag säljer det aldrig, och inget mäts med kakor eller av utomstående tjänster om du inte har sagt ja.'
              : 'I korthet: det du skickar sparar jag för att kunna svara, jag säljer det aldrig, och inget mäts med kakor eller av utomstående tjänster.',
          ],
        },
        controller: {
          title: 'Personuppgiftsansvarig',
          paragraphs: [
            '{controller} i {town} är personuppgiftsansvarig och bestämmer varför och hur dina personuppgifter behandlas. Något dataskyddsombud finns inte, eftersom lagen inte kräver det för den här verksamheten. Du når alltid den ansvarige direkt.',
          ],
          terms: [
            ...filled('Organisationsnummer', 'organisationNumber', facts.organisationNumber),
            ...filled('Momsregistreringsnummer', 'vatNumber', facts.vatNumber),
            ...filled('Adress', 'place', place),
            ...reached.sv,
          ],
        },
        collected: {
          title: 'Uppgifter som samlas in',
          paragraphs: [
            'Det mesta kommer från dig. Du väljer själv om du vill skriva, men utan namn, e-postadress och meddelande kan jag inte svara. Skriv helst inget känsligt, som uppgifter om hälsa eller personnummer.',
            'Din IP-adress behövs {needs}. Den används till det medan du är här, och webbplatsen sparar den inte.',
          ],
          terms: linesOf('sv', 'collected'),
        },
        use: {
          title: 'Hur uppgifterna används',
          paragraphs: [
            'Dina uppgifter används till det du lämnade dem för och inte till något du inte hade väntat dig. Inga beslut om dig fattas enbart automatiskt, och inga profiler skapas för reklam.',
          ],
          points: linesOf('sv', 'use'),
        },
        basis: {
          title: 'Rättslig grund',
          paragraphs: [
            'All behandling behöver stöd i artikel 6 i dataskyddsförordningen. Där jag stöder mig på ett berättigat intresse har jag vägt det mot ditt, och du får invända när som helst.',
          ],
          terms: [
            {
              term: 'Artikel 6.1 b, avtal',
              text: '{contract}, stegen före ett avtal och själva uppdraget när det är du som är avtalspart.',
            },
            {
              term: 'Artikel 6.1 f, berättigat intresse',
              text: '{interest}, skydda webbplatsen och, om det skulle gå så långt, hantera rättsliga anspråk.',
            },
            { term: 'Artikel 6.1 c, rättslig förpliktelse', text: 'Bokföring och skatt.' },
            ...(asks
              ? [
                  {
                    term: 'Artikel 6.1 a, samtycke',
                    text: '{consent} och prestandamätning. Att lagra eller läsa något i din webbläsare för mätning kräver dessutom samtycke enligt 9 kap. 28 § lagen (2022:482) om elektronisk kommunikation.',
                  },
                ]
              : linesOf('sv', 'consent').map((text) => ({
                  term: 'Artikel 6.1 a, samtycke',
                  text: `${text}.`,
                }))),
          ],
        },
        sharing: {
          title: 'Vilka som får del av uppgifterna',
          paragraphs: [
            asks
              ? 'Dina uppgifter säljs aldrig och lånas inte ut till någon annans marknadsföring. De hanteras av leverantörer när webbplatsen inte klarar sig utan dem, eller när du har samtyckt. De som behandlar uppgifter för min räkning är bundna av ett personuppgiftsbiträdesavtal enligt artikel 28 i dataskyddsförordningen.'
              : 'Dina uppgifter säljs aldrig och lånas inte ut till någon annans marknadsföring. De hanteras av leverantörer när webbplatsen inte klarar sig utan dem. De som behandlar uppgifter för min räkning är bundna av ett personuppgiftsbiträdesavtal enligt artikel 28 i dataskyddsförordningen.',
          ],
          points: linesOf('sv', 'sharing'),
        },
        security: {
          title: 'Säkerhet',
          paragraphs: [
            asks
              ? 'Anslutningen till webbplatsen är krypterad (HTTPS). Typsnitt, bilder och webbplatsens egna skript kommer från den egna servern, och före ditt samtycke ombeds din webbläsare inte hämta något från något annat företag. Bara den personuppgiftsansvarige och de biträden som driver systemen kommer åt sparade meddelanden.'
              : 'Anslutningen till webbplatsen är krypterad (HTTPS). Typsnitt, bilder och webbplatsens egna skript kommer från den egna servern, och din webbläsare ombeds inte hämta något från något annat företag. Bara den personuppgiftsansvarige och de biträden som driver systemen kommer åt sparade meddelanden.',
            'Inträffar en personuppgiftsincident anmäls den till tillsynsmyndigheten inom 72 timmar från att den har upptäckts, om det inte är osannolikt att den innebär en risk för någons rättigheter och friheter. Är risken sannolikt hög får du också veta det (artiklarna 33 och 34).',
          ],
        },
        rights: {
          title: 'Dina rättigheter enligt GDPR',
          paragraphs: [
            'Skriv till {email} och säg vad du vill. En begäran kostar ingenting och besvaras inom 30 dagar. Kan jag inte vara säker på att det är du som frågar, kan jag behöva kontrollera det först.',
            'Tycker du att jag hanterar dina uppgifter fel får du gärna säga det till mig, så försöker jag rätta till det. Du har också rätt att lämna ett klagomål till tillsynsmyndigheten, Integritetsskyddsmyndigheten (IMY), imy.se, eller till myndigheten i det EU-land där du bor eller arbetar (artikel 77).',
          ],
          terms: [
            {
              term: 'Tillgång',
              text: 'Att få veta om jag behandlar uppgifter om dig och att få en kopia (artikel 15).',
            },
            {
              term: 'Rättelse',
              text: 'Att få det som är fel rättat och det som saknas tillagt (artikel 16).',
            },
            {
              term: 'Radering',
              text: 'Att få uppgifter raderade när det inte längre finns något skäl eller någon rättslig skyldighet att spara dem (artikel 17).',
            },
            {
              term: 'Begränsning',
              text: 'Att få behandlingen begränsad, till exempel medan en fråga utreds (artikel 18).',
            },
            {
              term: 'Dataportabilitet',
              text: 'Att få ut det du har lämnat med stöd av samtycke eller avtal i ett maskinläsbart format (artikel 20).',
            },
            {
              term: 'Invändning',
              text: 'Att invända mot behandling som bygger på ett berättigat intresse, och när som helst mot direkt marknadsföring (artikel 21).',
            },
            {
              term: 'Återkallelse',
              text: 'Att när som helst ta tillbaka ett samtycke, utan att det påverkar det som redan har skett (artikel 7.3).',
            },
          ],
        },
        cookies: {
          title: 'Kakor och lokal lagring',
          paragraphs: [
            asks
              ? 'Innan du har valt sätts inga kakor (cookies), och inget mäts av utomstående tjänster. Det enda som webbplatsen själv sparar i din webbläsare är två poster i den lokala lagringen, ”theme” och ”cookieConsent”. De behövs för att webbplatsen ska göra som du har bett om och kräver därför inget samtycke.'
              : 'Inga kakor (cookies) sätts, och inget mäts av utomstående tjänster. Det enda som webbplatsen själv sparar i din webbläsare är en post i den lokala lagringen, ”theme”, när du har valt tema. Den behövs för att webbplatsen ska göra som du har bett om och kräver därför inget samtycke.',
            ...whereAsked(
              'Allt annat väntar på ditt svar i två kategorier, analys och prestanda, som båda är avstängda tills du slår på dem. Tjänster som är anslutna kan sätta egna kakor när du har samtyckt.',
            ),
            ...whereAsked(
              'Du ändrar eller tar tillbaka ditt val genom ”Kakinställningar” längst ner på varje sida. Du kan också rensa webbplatsens data i webbläsaren, och då ställs frågan på nytt.',
            ),
          ],
          terms: [
            { term: 'Nödvändigt, ”theme”', text: 'Om du har valt mörkt eller ljust tema.' },
            ...whereAsked({
              term: 'Nödvändigt, ”cookieConsent”',
              text: 'Ditt svar om analys och prestanda.',
            }),
            ...whereAsked({
              term: 'Analys, efter samtycke',
              text: 'Tagghanterare och tjänster som visar vilka sidor som läses, om några används.',
            }),
            ...whereAsked({
              term: 'Prestanda, efter samtycke',
              text: 'Driftleverantörens statistik och mätningar av hur snabbt sidorna laddas.',
            }),
          ],
        },
        retention: {
          title: 'Hur länge uppgifterna sparas',
          paragraphs: [
            `När tiden är ute raderas eller anonymiseras uppgifterna. För avtal, fakturor och annan räkenskapsinformation följer de sju åren av bokföringslagen (1999:1078), som räknar dem från utgången av det kalenderår då räkenskapsåret avslutades. Övriga projektuppgifter sparas lika länge för att frågor och anspråk i efterhand ska kunna hanteras. ${asks ? 'Temat och ditt val om kakor ligger kvar i din egen webbläsare tills du rensar dem.' : 'Temat ligger kvar i din egen webbläsare tills du rensar det.'}`,
          ],
          terms: linesOf('sv', 'retention'),
        },
        transfers: {
          title: 'Överföring till andra länder',
          paragraphs: [
            'Innebär en tjänst att uppgifter överförs till ett land utanför EES, sker det bara när EU-kommissionen har beslutat att landet eller mottagaren ger en adekvat skyddsnivå (artikel 45), eller med kommissionens standardavtalsklausuler och de ytterligare skyddsåtgärder som behövs (artikel 46). Skriv till mig om du vill se en kopia av klausulerna.',
          ],
        },
        contact: {
          title: 'Kontakt',
          paragraphs: [
            'Frågor om policyn och önskemål om dina uppgifter går till samma ställe. Du behöver varken blankett eller särskilda formuleringar.',
          ],
          terms: reached.sv,
        },
        changes: {
          title: 'Ändringar i policyn',
          paragraphs: [
            'Texten ändrades senast den {changedOn}. Datumet överst på sidan är alltid dagens, eftersom listan över tjänster som används är den som gäller i dag.',
            'Skulle en ändring innebära att dina uppgifter används till något nytt, berättar jag det för dem som berörs innan den gäller, och ber om samtycke på nytt där det krävs.',
          ],
        },
      },
      processors: {
        heading: 'Tjänster som används',
        none: 'Ingen utomstående tjänst mäter något på webbplatsen just nu.',
        mail: {
          term: 'Mejl från kontaktformuläret',
          text: 'En e-posttjänst skickar ditt meddelande vidare till mig och levererar bekräftelsen till dig. Fråga mig gärna vilken det är.',
        },
        googleTagManager: {
          term: 'Tagghanterare',
          text: 'Google Tag Manager (Google Ireland Ltd) startar mätskripten, efter ditt samtycke till analys. Uppgifter kan överföras till USA; allt som gäller reklam förblir avstängt.',
        },
        plausible: {
          term: 'Integritetsvänlig analys',
          text: 'Plausible (Plausible Insights OÜ, Estland) räknar sidvisningar och varifrån besökare kommer, utan kakor, efter ditt samtycke till analys.',
        },
        cloudflare: {
          term: 'Webbanalys',
          text: 'Cloudflare Web Analytics (Cloudflare, Inc.) visar hur sidorna hittas och används, utan kakor, efter ditt samtycke till analys. Uppgifter kan överföras till USA.',
        },
        vercelAnalytics: {
          term: 'Driftleverantörens statistik',
          text: 'Räknar besök (Vercel Inc.), utan kakor, efter ditt samtycke till prestanda. Uppgifter kan överföras till USA.',
        },
        vercelSpeedInsights: {
          term: 'Hastighetsmätning',
          text: 'Mäter hur snabbt sidorna laddas i din webbläsare (Vercel Inc.), utan kakor, efter ditt samtycke till prestanda. Uppgifter kan överföras till USA.',
        },
      },
    },
  },
  perLanguage(namesIn),
)

/** What is said only where visitors are asked about cookies. */
function whereAsked<Said>(said: Said): Said[] {
  return asks ? [said] : []
}

/** The same where there is something to sign up for. */
function whereSent<Said>(said: Said): Said[] {
  return facts.newsletter ? [said] : []
}

function list(language: Language, ...parts: readonly string[]): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(parts)
}

function sentences(...parts: readonly string[]): string {
  return parts.join(' ')
}

/** A labelled line with a fact by its name, or none while the fact is empty. */
function filled(term: string, name: string, fact: string): { term: string; text: string }[] {
  return fact ? [{ term, text: `{${name}}` }] : []
}
