/** The rebuild of this very site. Its address is named by `product` in facts.ts. */
import { formatDay } from '../../clock.ts'
import { facts } from '../../facts.ts'
import { bilingual, type Language, localeOf } from '../../language.ts'
import speed from '../../speed.json' with { type: 'json' }

/** Milliseconds as seconds: `0.9 s`. */
const seconds = (milliseconds: number, language: Language) =>
  `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(milliseconds / 1000)}\u00a0s`

// Example: show a project of yours, then remove this line.
export const project = {
  id: 3,
  slug: facts.product,
  folder: 'product',
  featured: true,
  category: 'web-development' as const,
  technologies: ['TypeScript', 'React', 'React Router', 'Vite', 'Node.js', 'SQLite', 'PostgreSQL', 'Nginx'],
  pictures: ['front'] as const,
  cardPicture: 'front',
  casePicture: 'front-near',
  related: ['product-website', 'app-development-in-skane'],
  words: bilingual({
    en: {
      title: facts.brand,
      description:
        'My own website, rebuilt in one week: two languages, pages that are ready before any script runs and a form that never loses a message.',
      longDescription:
        'For the visitor the rebuild means pages that show at once, in English and Swedish, and a form that never loses a message. Under the hood every page is rendered to HTML in advance, React then brings the interactive parts to life, and a small server takes messages and bookings and counts views.',
      alt: `The front page of ${facts.brand}, with navigation, heading and a button that leads to a free consultation.`,
      client: 'Own website',
      duration: '1 week to build',
      team: 'Solo project',
      results: [
        'Every page in English and Swedish',
        'Nothing fetched from another host before consent',
        'Messages stored before they are acknowledged',
        `Aim: ${facts.claims.en.performanceGain} performance improvement`,
      ],
      tags: ['React', 'TypeScript', 'Prerendering', 'Bilingual site', 'SEO', 'Accessibility'],
      features: [
        {
          title: 'Pages made in advance',
          text: 'Each page is finished HTML when you ask for it. It can be read, and its forms used, without any script.',
        },
        {
          title: 'Scripts that wait',
          text: 'React is loaded when the browser is idle or when you touch a control. That first touch is not lost.',
        },
        {
          title: 'A translation that cannot be forgotten',
          text: 'Words are typed per language. If a sentence is missing in Swedish, the site is not built.',
        },
        {
          title: 'A form that keeps its promise',
          text: 'A message is stored before you are thanked for it. E-mail goes out afterward and is retried if it fails.',
        },
        {
          title: 'Consent before anything else',
          text: 'No other host is contacted before you have agreed, and the footer lets you change your mind.',
        },
        {
          title: 'Views counted without cookies',
          text: 'A reader counts once per article and day. No address is stored, and bots are left out.',
        },
      ],
      challenge: {
        heading: 'Quick on a weak connection, right in two languages',
        paragraphs: [
          'A consultant’s website is judged before it has been read. It has to appear at once on a phone with poor coverage, say what I do and make it easy to get in touch.',
          'It also has to be right in two languages. Swedish articles have addresses of their own, old addresses must keep working, and the language switch must never lead to a page that does not exist. When one person looks after it all, such rules have to be checked automatically.',
        ],
      },
      solution: {
        heading: 'Finished pages and a small server behind them',
        paragraphs: [
          'Every page is rendered to HTML when the site is built and served as a compressed file. React arrives later, when the page is already on screen. Little has to happen live: messages, bookings, the newsletter and view counts. A server that takes up very little of one machine handles them.',
          'All addresses are in one table. Links, language switch, canonical addresses and sitemap are derived from it, so they cannot contradict each other. Texts are typed per language, and the checks open the pages as a visitor would.',
        ],
      },
      impact: {
        heading: 'A site that stays easy to change',
        text: `The aim was a ${facts.claims.en.performanceGain} performance improvement. In everyday work I notice something else more: I make a change in one place, and a check tells me if it broke anything elsewhere.`,
        points: [
          'You see the page before any script has run.',
          'Search engines get one main address for each page and language.',
          'A new article is a folder with one text per language.',
          'The same build runs on one machine or on several.',
        ],
      },
      head: {
        title: 'Case: rebuilding this website in one week',
        description: `How I rebuilt my own bilingual website in one week, with pages rendered in advance, one table of addresses and a ${facts.claims.en.performanceGain} performance improvement as the aim.`,
        keywords:
          'website rebuild case, bilingual website, prerendered react site, react router website, fast consultant website, accessible website',
        heading: `${facts.brand}: this site, rebuilt`,
        lead: 'The site you are reading is also a sample of my work. I rebuilt it alone in one week, or in two with content and launch included.',
      },
      facts: [
        { label: 'Build time', value: '1 week, or 2 weeks including content and launch' },
        { label: 'Team', value: 'Solo project' },
        { label: 'SEO', value: 'Every page has its own title, main address and structured data' },
        { label: 'DX', value: 'TypeScript throughout and one table of addresses' },
      ],
      highlights: [
        {
          title: 'SEO',
          text: 'Each page has one main address and names its translation. Sitemap, feeds and structured data come from the same table.',
        },
        {
          title: 'Performance',
          text: `The aim was a ${facts.claims.en.performanceGain} improvement. Pages are compressed files, and scripts wait until there is something to read.`,
        },
        {
          title: 'DX',
          text: 'Developer experience: one language from database to button, and a type check that knows every address and sentence.',
        },
        {
          title: 'Growth',
          text: 'New articles, places and cases are added as content. Their pages, addresses and links follow by themselves.',
        },
      ],
      measured: {
        figures: [
          { value: seconds(speed.firstPaint, 'en'), label: 'until the page shows on a phone on slow 4G' },
          { value: String(speed.performance), label: 'out of 100 for performance in Lighthouse' },
          { value: `${speed.kilobytes}\u00a0KB`, label: 'for the front page, styles included' },
        ],
        how: `The front page, measured on ${formatDay(speed.date, 'en')} with Lighthouse ${speed.lighthouse} and ${speed.browser} on its simulated phone: the median of ${speed.rounds} rounds. The same page written by hand, without any script, took ${seconds(speed.firstPaintByHand, 'en')}. The ${speed.scripts} KB of scripts load afterward.`,
      },
      caseStudy: {
        category: 'Web Development',
        duration: '2 weeks, including content and launch',
        title: 'A bilingual consultant site, rebuilt',
        alt: `${facts.brand} on two phones, one in the dark theme and one in the light.`,
        description:
          'The site you are reading, rebuilt with finished pages in two languages and a small server for messages, bookings and views.',
        challenge:
          'The site had to appear at once on a weak connection, be correct in two languages and be easy for one person to look after.',
        solution:
          'Every page is rendered in advance, and scripts wait until it can be read. Links, translations and sitemap all come from one table.',
        results: [
          'Every page in English and Swedish',
          'Nothing fetched from another host before consent',
          'Messages stored before they are acknowledged',
          `Aim: ${facts.claims.en.performanceGain} performance improvement`,
        ],
        features: [
          'Pages rendered in advance',
          'Translations checked by the build',
          'Contact form that works without scripts',
          'Views counted without cookies',
          'Consent before any third party',
        ],
      },
    },
    sv: {
      title: facts.brand,
      description:
        'Min egen webbplats, ombyggd på en vecka: två språk, sidor som är klara innan något skript körs och ett formulär där inga meddelanden försvinner.',
      longDescription:
        'För besökaren betyder ombyggnaden sidor som visas direkt, på svenska och engelska, och ett formulär där inga meddelanden försvinner. Under ytan byggs varje sida till färdig HTML i förväg. Därefter väcker React de interaktiva delarna, och en liten server tar emot meddelanden och bokningar och räknar visningar.',
      alt: `${facts.brand}s startsida, med meny, rubrik och en knapp som leder till en gratis konsultation.`,
      client: 'Egen webbplats',
      duration: '1 vecka att bygga',
      team: 'Enmansprojekt',
      results: [
        'Varje sida på svenska och engelska',
        'Inget hämtas från andra servrar före samtycke',
        'Meddelanden sparas innan de bekräftas',
        `Mål: ${facts.claims.sv.performanceGain} bättre prestanda`,
      ],
      tags: ['React', 'TypeScript', 'Förrenderade sidor', 'Tvåspråkig webbplats', 'SEO', 'Tillgänglighet'],
      features: [
        {
          title: 'Sidor byggda i förväg',
          text: 'Varje sida är färdig HTML när du ber om den. Den går att läsa, och formulären att använda, utan skript.',
        },
        {
          title: 'Skript som väntar',
          text: 'React laddas när webbläsaren har tid över eller när du trycker på en knapp. Den första tryckningen går inte förlorad.',
        },
        {
          title: 'Ingen glömd översättning',
          text: 'Texterna är typade per språk. Saknas en mening på svenska stannar bygget.',
        },
        {
          title: 'Ett formulär som håller vad det lovar',
          text: 'Meddelandet sparas innan du får ett tack. E-posten skickas efteråt, med nya försök om det misslyckas.',
        },
        {
          title: 'Samtycke först',
          text: 'Ingen annan server kontaktas innan du har sagt ja, och i sidfoten kan du ändra dig.',
        },
        {
          title: 'Visningar utan kakor',
          text: 'En läsare räknas en gång per artikel och dag. Ingen adress sparas, och robotar räknas inte.',
        },
      ],
      challenge: {
        heading: 'Snabb trots dålig täckning, rätt på två språk',
        paragraphs: [
          'En konsults webbplats blir bedömd innan den har blivit läst. Den måste visas direkt i en mobil med dålig täckning, säga vad jag gör och göra det lätt att höra av sig.',
          'Den måste också vara rätt på två språk. Svenska artiklar har egna adresser, gamla adresser ska fortsätta fungera och språkväxlaren får aldrig leda till en sida som inte finns. När en enda person sköter alltihop måste sådana regler kontrolleras automatiskt.',
        ],
      },
      solution: {
        heading: 'Färdiga sidor och en liten server bakom',
        paragraphs: [
          'Varje sida görs till HTML när webbplatsen byggs och skickas som en komprimerad fil. React kommer senare, när sidan redan syns. Det som måste ske i stunden är inte mycket: meddelanden, bokningar, nyhetsbrev och visningar. Det sköter en server som tar liten plats på en maskin.',
          'Alla adresser finns i en enda tabell. Länkar, språkväxlare, kanoniska adresser och webbplatskarta härleds ur den och kan därför inte säga emot varandra. Texterna är typade per språk, och kontrollerna öppnar sidorna så som en besökare gör.',
        ],
      },
      impact: {
        heading: 'En webbplats som är lätt att ändra i',
        text: `Målet var ${facts.claims.sv.performanceGain} bättre prestanda. I vardagen märker jag mer av något annat: en ändring görs på ett ställe, och en kontroll säger till om något gick sönder på ett annat.`,
        points: [
          'Du ser sidan innan något skript har körts.',
          'Sökmotorer får en huvudadress för varje sida och språk.',
          'En ny artikel är en mapp med en text per språk.',
          'Samma bygge körs på en maskin eller på flera.',
        ],
      },
      head: {
        title: 'Så byggdes den här webbplatsen om på en vecka',
        description: `Så byggde jag om min tvåspråkiga webbplats på en vecka: sidor byggda i förväg, alla adresser i en tabell och målet ${facts.claims.sv.performanceGain} bättre prestanda.`,
        keywords:
          'bygga om webbplats, tvåspråkig webbplats, förrenderad react, snabb hemsida, tillgänglig webbplats, hemsida för konsult',
        heading: `${facts.brand}: den här webbplatsen, ombyggd`,
        lead: 'Webbplatsen du läser är också ett arbetsprov. Jag byggde om den ensam på en vecka, eller två med innehåll och lansering inräknade.',
      },
      facts: [
        { label: 'Byggtid', value: '1 vecka, eller 2 veckor med innehåll och lansering' },
        { label: 'Team', value: 'Enmansprojekt' },
        { label: 'SEO', value: 'Egen titel, huvudadress och strukturerade data på varje sida' },
        { label: 'DX', value: 'TypeScript rakt igenom och en enda adresstabell' },
      ],
      highlights: [
        {
          title: 'SEO',
          text: 'Varje sida har en huvudadress och pekar ut sin översättning. Webbplatskarta, flöden och strukturerade data kommer ur samma tabell.',
        },
        {
          title: 'Prestanda',
          text: `Målet var att webbplatsen skulle bli ${facts.claims.sv.performanceGain} snabbare. Sidorna är komprimerade filer, och skripten väntar tills det finns något att läsa.`,
        },
        {
          title: 'DX',
          text: 'Utvecklarens vardag: ett språk från databas till knapp och en typkontroll som känner till varje adress och mening.',
        },
        {
          title: 'Tillväxt',
          text: 'Nya artiklar, orter och fallstudier läggs till som innehåll. Sidor, adresser och länkar följer med av sig själva.',
        },
      ],
      measured: {
        figures: [
          { value: seconds(speed.firstPaint, 'sv'), label: 'tills sidan syns i en mobil på långsam 4G' },
          { value: String(speed.performance), label: 'av 100 för prestanda i Lighthouse' },
          { value: `${speed.kilobytes}\u00a0kB`, label: 'för startsidan med alla stilar' },
        ],
        how: `Startsidan, uppmätt den ${formatDay(speed.date, 'sv')} med Lighthouse ${speed.lighthouse} och ${speed.browser} i dess simulerade mobil: medianen av ${speed.rounds} omgångar. Samma sida skriven för hand, helt utan skript, tog ${seconds(speed.firstPaintByHand, 'sv')}. Skripten på ${speed.scripts} kB kommer efteråt.`,
      },
      caseStudy: {
        category: 'Webbutveckling',
        duration: '2 veckor, inklusive innehåll och lansering',
        title: 'En tvåspråkig konsultwebbplats byggs om',
        alt: `${facts.brand} i två mobiler, den ena i mörkt tema och den andra i ljust.`,
        description:
          'Webbplatsen som du läser just nu, ombyggd med färdiga sidor på två språk och en liten server för meddelanden, bokningar och visningar.',
        challenge:
          'Webbplatsen skulle visas direkt även med dålig täckning, vara rätt på två språk och kunna skötas av en person.',
        solution:
          'Varje sida byggs i förväg, och skripten väntar tills den går att läsa. Länkar, översättningar och webbplatskarta härleds ur en enda tabell.',
        results: [
          'Varje sida på svenska och engelska',
          'Inget hämtas från andra servrar före samtycke',
          'Meddelanden sparas innan de bekräftas',
          `Mål: ${facts.claims.sv.performanceGain} bättre prestanda`,
        ],
        features: [
          'Sidor byggda i förväg',
          'Översättningar som bygget kontrollerar',
          'Kontaktformulär som fungerar utan skript',
          'Visningar räknade utan kakor',
          'Samtycke innan någon tredje part kontaktas',
        ],
      },
    },
  }),
}
