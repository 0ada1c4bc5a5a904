/** IH Hemservice: a WordPress site that takes requests and that its owner edits. */
import { facts } from '../../facts.ts'
import { bilingual } from '../../language.ts'

// Example: show a project of yours, then remove this line.
export const project = {
  id: 2,
  slug: 'ih-hemservice' as const,
  folder: 'ih-hemservice',
  featured: true,
  category: 'web-development' as const,
  technologies: ['WordPress', 'PHP', 'MySQL', 'CSS', 'Nginx', 'WP-CLI', 'Bash'],
  pictures: ['front'] as const,
  cardPicture: 'front',
  casePicture: 'front-near',
  related: ['product-website', 'it-services-solvesborg'],
  words: bilingual({
    en: {
      title: 'IH Hemservice',
      description:
        'A WordPress site where a home-service company receives complete requests and keeps services and prices up to date itself.',
      longDescription:
        'IH Hemservice cleans and helps out in homes and gardens. The new site answers the usual questions, shows prices after the RUT tax deduction and collects what a quote needs. The owner changes texts, prices and pictures without calling a developer.',
      alt: 'The front page of the IH Hemservice website, with its services and a button for requesting a quote.',
      client: 'IH Hemservice',
      duration: '3 weeks',
      team: 'Solo project',
      results: [
        'Requests arrive complete, ready to be quoted',
        'A separate page for every service',
        'The owner updates the site without a developer',
        `Aim: ${facts.claims.en.lessAdministration} less time spent on administration`,
      ],
      tags: ['WordPress', 'Home services', 'Local SEO', 'Request form', 'GDPR', 'Maintenance'],
      features: [
        {
          title: 'A page for each service',
          text: 'Every service says what is included, what is not and how to book. That is also what people search for.',
        },
        {
          title: 'A form with few questions',
          text: 'It asks what would have been asked in the first call: what kind of help, how large a home and how often.',
        },
        {
          title: 'Saved before it is e-mailed',
          text: 'A request is stored before any e-mail goes out. If the e-mail is delayed, the request is still there.',
        },
        {
          title: 'Prices after RUT',
          text: 'The owner enters one price and the page shows two: before and after the Swedish tax deduction for household services.',
        },
        {
          title: 'Editing that cannot break the design',
          text: 'The editor offers the colors and sizes of the site and no others. The owner changes the content and the layout stays.',
        },
        {
          title: 'Few plugins and tested backups',
          text: 'Only what the site needs is installed. A backup counts once it has been restored, and copies are kept on another machine.',
        },
      ],
      challenge: {
        heading: 'Evenings spent asking for the details',
        paragraphs: [
          'The company got its jobs by phone, and the phone rang while everyone was working. The answer went on a piece of paper, and before each quote someone had to call back and ask how large the home was, what needed doing and how often.',
          'Most calls were about the same few things: the price after the deduction, the towns served, what a cleaning includes. The answers existed, but they were given to one customer at a time, during the day or in the evening when the job was done.',
        ],
      },
      solution: {
        heading: 'A site that asks the questions first',
        paragraphs: [
          'The work began with a list of the questions that customers ask, and of those the company asks in return. Each got an answer in plain language and a place on the site. I chose WordPress because the person who writes the site is not a programmer, and built a small theme of my own with few plugins.',
          'One short form asks what has to be known before a quote, and nothing that can wait. At the handover we worked in WordPress together, and what came up twice was written down. A new price does not have to wait for me.',
        ],
      },
      impact: {
        heading: 'What changed in everyday work',
        text: `The aim was ${facts.claims.en.lessAdministration} less time spent on administration. The first reply to a request can be a quote instead of a list of questions.`,
        points: [
          'Requests are complete when they arrive.',
          'Common questions are answered on the site.',
          'The owner changes prices and services without waiting for me.',
        ],
      },
      head: {
        title: 'IH Hemservice: a website that saves admin time',
        description: `A WordPress site for a home-service company in three weeks: clear services, complete requests, and ${facts.claims.en.lessAdministration} less time spent on administration as the aim.`,
        keywords:
          'website for home services, wordpress for small business, website for a cleaning company, quote request form, local seo sweden, less administration',
        heading: 'IH Hemservice: less administration, clearer services',
        lead: 'A home-service company got a website where customers leave all the details for a quote, and which the owner updates without help. I built it in three weeks.',
      },
      testimonial: {
        quote:
          'I used to spend my evenings calling people back for the details. Now the request is complete when it reaches me, and I can often reply with a quote straight away. When a price changes I put it on the site myself.',
        author: 'Owner of IH Hemservice',
      },
      caseStudy: {
        category: 'Web Development',
        duration: '3 weeks',
        title: 'Complete requests for a home-service company',
        alt: 'The request form of IH Hemservice, and below it the hourly prices after the RUT deduction.',
        description:
          'A WordPress site that explains each service, collects the details for a quote and is updated by its owner.',
        challenge:
          'The phone rang while everyone was out working, mostly with the same few questions. Before each quote someone had to call back for the details.',
        solution:
          'Answers and prices in plain sight, a short request form, and a WordPress theme that the owner can edit without help.',
        results: [
          'Requests arrive complete, ready to be quoted',
          'Fewer repeated questions by phone',
          'The owner updates the site without a developer',
          `Aim: ${facts.claims.en.lessAdministration} less time spent on administration`,
        ],
        features: [
          'A page for each service',
          'A short form with the right questions',
          'Prices before and after the RUT deduction',
          'Editing that cannot break the design',
          'Planned updates and tested backups',
        ],
      },
    },
    sv: {
      title: 'IH Hemservice',
      description:
        'En WordPress-webbplats där ett hemserviceföretag får kompletta förfrågningar och själv håller tjänster och priser aktuella.',
      longDescription:
        'IH Hemservice städar och hjälper till i hem och trädgård. Den nya webbplatsen svarar på de vanliga frågorna, visar priser efter rutavdrag och samlar in det som en offert kräver. Ägaren ändrar texter, priser och bilder utan att ringa en utvecklare.',
      alt: 'Startsidan på webbplatsen för IH Hemservice, med tjänsterna och en knapp för att begära offert.',
      client: 'IH Hemservice',
      duration: '3 veckor',
      team: 'Enmansprojekt',
      results: [
        'Kompletta förfrågningar, klara att besvara med offert',
        'En egen sida för varje tjänst',
        'Ägaren uppdaterar utan en utvecklares hjälp',
        `Mål: ${facts.claims.sv.lessAdministration} mindre tid på administration`,
      ],
      tags: [
        'WordPress',
        'Hushållsnära tjänster',
        'Lokal SEO',
        'Förfrågningsformulär',
        'GDPR',
        'Förvaltning',
      ],
      features: [
        {
          title: 'En sida för varje tjänst',
          text: 'Där står vad som ingår, vad som inte ingår och hur man bokar. Det är också det som folk söker efter.',
        },
        {
          title: 'Ett formulär med få frågor',
          text: 'Det frågar om det som ändå hade kommit upp i det första samtalet: vilken hjälp, hur stor bostad och hur ofta.',
        },
        {
          title: 'Sparas innan den mejlas',
          text: 'En förfrågan lagras innan någon e-post skickas. Blir e-posten försenad finns förfrågan ändå kvar.',
        },
        {
          title: 'Priser efter rutavdrag',
          text: 'Ägaren skriver in ett pris och sidan visar två: före och efter skatteavdraget för hushållsnära tjänster.',
        },
        {
          title: 'Redigering som inte kan förstöra utseendet',
          text: 'I redigeringsläget finns webbplatsens egna färger och storlekar, inga andra. Ägaren byter innehåll, och utseendet håller.',
        },
        {
          title: 'Få tillägg och testade säkerhetskopior',
          text: 'Bara det som behövs är installerat. En säkerhetskopia räknas först när den har återställts, och kopior finns på en annan maskin.',
        },
      ],
      challenge: {
        heading: 'Kvällar som gick åt till att fråga om detaljer',
        paragraphs: [
          'Jobben kom in per telefon, och den ringde mitt i arbetet. Svaret hamnade på en lapp, och före varje offert fick någon ringa upp igen och fråga hur stor bostaden var, vad som skulle göras och hur ofta.',
          'De flesta samtal handlade om samma saker: priset efter avdraget, vilka orter man åker till, vad som ingår i en städning. Svaren fanns, men de gavs till en kund i taget, mitt på dagen eller på kvällen när jobbet var gjort.',
        ],
      },
      solution: {
        heading: 'En webbplats som frågar först',
        paragraphs: [
          'Arbetet började med en lista över frågorna som kunderna ställer och de som företaget ställer tillbaka. Var och en fick ett svar i klarspråk och en plats på webbplatsen. Jag valde WordPress, eftersom den som skriver på webbplatsen inte är programmerare, och byggde ett litet eget tema med få tillägg.',
          'Ett kort formulär frågar om det som måste vara känt före en offert, och inget som kan vänta. Vid överlämningen arbetade vi tillsammans i WordPress, och det som kom upp två gånger skrevs ner. Ett nytt pris behöver inte vänta på mig.',
        ],
      },
      impact: {
        heading: 'Det här ändrades i vardagen',
        text: `Målet var ${facts.claims.sv.lessAdministration} mindre tid på administration. Det första svaret på en förfrågan kan vara en offert i stället för en rad frågor.`,
        points: [
          'Förfrågningarna är kompletta när de kommer.',
          'Vanliga frågor får svar på webbplatsen.',
          'Ägaren ändrar priser och tjänster utan att vänta på mig.',
        ],
      },
      head: {
        title: 'IH Hemservice: en webbplats som sparar tid',
        description: `En WordPress-webbplats för ett hemserviceföretag på tre veckor: tydliga tjänster, kompletta förfrågningar och målet ${facts.claims.sv.lessAdministration} mindre tid på administration.`,
        keywords:
          'hemsida för hemservice, hemsida städföretag, wordpress småföretag, offertformulär hemsida, lokal seo, mindre administration',
        heading: 'IH Hemservice: mindre administration, tydligare tjänster',
        lead: 'Ett hemserviceföretag fick en webbplats där kunderna lämnar alla uppgifter till en offert och som ägaren uppdaterar själv. Jag byggde den på tre veckor.',
      },
      testimonial: {
        quote:
          'Förr gick kvällarna åt till att ringa upp folk och fråga om detaljer. Nu är förfrågan komplett när den når mig, och ofta kan jag svara med en offert direkt. När ett pris ändras lägger jag in det själv.',
        author: 'Ägaren till IH Hemservice',
      },
      caseStudy: {
        category: 'Webbutveckling',
        duration: '3 veckor',
        title: 'Kompletta förfrågningar till ett hemserviceföretag',
        alt: 'Offertformuläret hos IH Hemservice, och under det timpriserna efter rutavdrag.',
        description:
          'En WordPress-webbplats som förklarar varje tjänst, samlar in uppgifterna till en offert och uppdateras av ägaren.',
        challenge:
          'Telefonen ringde mitt i arbetet, oftast med samma få frågor. Före varje offert fick någon ringa upp och fråga om detaljer.',
        solution:
          'Svar och priser väl synliga, ett kort förfrågningsformulär och ett WordPress-tema där ägaren kan redigera utan hjälp.',
        results: [
          'Kompletta förfrågningar, klara att besvara med offert',
          'Färre återkommande frågor på telefon',
          'Ägaren uppdaterar utan en utvecklares hjälp',
          `Mål: ${facts.claims.sv.lessAdministration} mindre tid på administration`,
        ],
        features: [
          'En sida för varje tjänst',
          'Ett kort formulär med rätt frågor',
          'Priser före och efter rutavdrag',
          'Redigering som inte kan förstöra utseendet',
          'Planerade uppdateringar och testade säkerhetskopior',
        ],
      },
    },
  }),
}
