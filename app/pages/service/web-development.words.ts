/** What the page about web development says. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { websitePrice } from '../../../content/prices.ts'
import { promises } from '../../../content/promises.ts'

const { en, sv } = facts.claims

/** Begin the answer to what a website costs. Empty without prices. */
const price = { en: websitePrice('en', 'A website costs '), sv: websitePrice('sv', 'En webbplats kostar ') }

export const words = bilingual({
  en: {
    title: 'Web development for small businesses',
    description:
      'Websites, online shops and web applications by one developer, from first conversation to launch, with a written quote before work begins.',
    keywords:
      'web development, full-stack developer, small business website, online shop development, web application development, wordpress developer, web developer skåne',
    heading: 'Web development from first conversation to launch',
    lead: 'Do you need a new website, an online shop or a web application? I plan, build and launch it, and the code is yours to take wherever you like.',
    cards: {
      heading: 'What I Build',
      text: 'Four kinds of projects. In every one you follow the work through a private preview link and try it before anyone else sees it.',
      items: [
        {
          title: 'Business websites',
          text: 'A site that shows what you do and where you work, and makes it easy to get in touch. In Swedish, English or both.',
        },
        {
          title: 'Online shops',
          text: 'Products, payments, shipping and receipts connected to the systems you already use, so that no order has to be typed twice.',
        },
        {
          title: 'Web applications',
          text: 'Booking, customer portals and internal tools that replace the shared spreadsheet, with logins and the right permissions for each user.',
        },
        {
          title: 'Rebuilds of old sites',
          text: 'I move an old or slow site to a platform that can be maintained. Old addresses are redirected, so that search results and bookmarks still work.',
        },
      ],
    },
    diagram: {
      caption:
        'The solid line is the request, the dotted one the answer. Most pages are ready and come back at once; only what is new goes all the way to the application and the database.',
      shortcut: 'Cached: answered at once',
      stops: [
        { title: 'Browser', note: 'The visitor’s phone or computer' },
        { title: 'Nginx', note: 'Web server: encryption and cache' },
        { title: 'Application', note: 'Node.js: forms, logins, rules' },
        { title: 'Database', note: 'PostgreSQL: orders and bookings' },
      ],
    },
    stack: {
      heading: 'Modern Technology Stack',
      text: 'Tools with good documentation and many users. Another developer can take over without starting from scratch.',
      items: [
        {
          title: 'React',
          text: 'For interfaces with a lot to click on. Pages are rendered in advance, so the text shows before any script has run.',
        },
        {
          title: 'TypeScript',
          text: 'Typed code reveals a forgotten field or a misspelled name before the visitor does.',
        },
        {
          title: 'Node.js',
          text: 'Takes care of forms, logins and integrations on the server, in the same language as the interface.',
        },
        {
          title: 'PostgreSQL',
          text: 'An open-source database for orders, bookings and customers. You can always get your data out.',
        },
        {
          title: 'WordPress',
          text: 'For those who want to write and publish themselves. Few plugins, updated regularly.',
        },
        {
          title: 'Docker and Nginx',
          text: 'The site runs the same way on my computer as on the server, and can move to another provider.',
        },
      ],
    },
    benefits: {
      heading: 'Why choose a single developer?',
      text: 'You talk to the person who writes the code. Nothing gets lost between the meeting and another desk.',
      points: [
        'The domain and every account in your company’s name',
        `${en.years} years of experience and ${en.projects} projects delivered`,
        'A written quote with scope and price before work begins',
        'You can change text and pictures yourself if you want to',
        promises.en.replyPoint,
        promises.en.supportPoint,
      ],
      cards: [
        {
          title: 'Fast on a phone',
          text: 'Pictures are sized for the screen, and pages load as little script as possible. I measure loading times before launch and show you the figures.',
        },
        {
          title: 'Ready for search engines',
          text: 'Every page gets its own title, description and structured data, and old addresses are redirected. Nobody can promise first place, but the groundwork is done.',
        },
        {
          title: 'Usable by everyone',
          text: 'Contrast, keyboard use and labels for screen readers are checked along the way. Fixing them afterward costs more.',
        },
      ],
    },
    approach: {
      heading: 'What a project looks like',
      text: 'Four steps. After each one you have something to read or try before the next begins.',
      items: [
        {
          title: 'First conversation',
          text: 'We go through what the site should achieve and what you have today. If you need something other than a new site, I’ll say so.',
        },
        {
          title: 'Plan and quote',
          text: 'You get scope, price and timeline in writing, with an outline of the pages and what each one is for.',
        },
        {
          title: 'A build you can follow',
          text: 'The site takes shape at the preview link. You try it as it grows, and we adjust while changes are cheap.',
        },
        {
          title: 'Launch and handover',
          text: 'I move the domain, check redirects and forms, and hand over the code, the accounts and a short manual.',
        },
      ],
    },
    faq: {
      heading: 'Questions about web development',
      items: [
        {
          question: 'How long does a website take?',
          answer: `${promises.en.delivery} What matters most is the number of integrations and how soon texts and pictures are ready.`,
        },
        {
          question: 'What does it cost?',
          answer: `${price.en && `${price.en}. `}The price depends on how many kinds of pages, integrations and languages you need. After the first conversation you get a written quote and know the price before you decide.`,
        },
        {
          question: 'Who owns the site?',
          answer: `You do. The domain, the hosting and all other accounts are in your company’s name, and you get every login. ${promises.en.ownership} If you change developers, there is nothing to buy out.`,
        },
        {
          question: 'Can I change text and pictures myself?',
          answer:
            'Yes, if you want to. For sites that change often I use WordPress or another editor in the browser and show you how it works. If the site rarely changes, it can be cheaper to e-mail me the text.',
        },
        {
          question: 'Can you take over a site that someone else built?',
          answer:
            'Usually. I begin by reading the code and looking over updates, backups and hosting. Then I’ll tell you whether to fix it or rebuild it.',
        },
        {
          question: 'What happens after launch?',
          answer: `I can look after updates, backups and monitoring. ${promises.en.support} You can also run it yourself with the manual. Nothing ties you to me.`,
        },
      ],
    },
    reading: {
      heading: 'Behind the site',
      items: [
        'When one server is no longer enough, Nginx can spread the visitors across two or more.',
        'The server behind a site is easier to rebuild when the recipe is kept in Ansible.',
      ],
    },
    call: {
      heading: 'Tell me what your site should do',
      text: `Use your own words; no specification needed. ${promises.en.reply}`,
      secondary: 'See all services',
    },
  },
  sv: {
    title: 'Webbutveckling: hemsida för småföretag',
    description:
      'Webbplatser, webbutiker och webbappar av en och samma utvecklare, från första samtalet till lansering, med skriftlig offert innan arbetet börjar.',
    keywords:
      'webbutveckling, fullstackutvecklare, hemsida för småföretag, bygga webbutik, webbapp, wordpressutvecklare, webbutvecklare skåne',
    heading: 'Webbutveckling från första samtalet till färdig webbplats',
    lead: 'Behöver företaget en ny hemsida, en webbutik eller en webbapp? Jag planerar, bygger och lanserar den, och du kan ta med dig koden vart du vill.',
    cards: {
      heading: 'Det här bygger jag',
      text: 'Fyra sorters projekt. I vart och ett följer du arbetet på en testadress och provar själv innan någon annan ser det.',
      items: [
        {
          title: 'Företagswebbplatser',
          text: 'En webbplats som visar vad du gör och var du finns, och som gör det lätt att höra av sig. På svenska, engelska eller båda språken.',
        },
        {
          title: 'Webbutiker',
          text: 'Varor, betalning, frakt och kvitton kopplas ihop med de system du redan har, så att ingen order behöver skrivas av.',
        },
        {
          title: 'Webbappar',
          text: 'Bokning, kundportaler och interna verktyg som ersätter det delade kalkylarket, med inloggning och rätt behörighet för var och en.',
        },
        {
          title: 'Ombyggnad av äldre webbplatser',
          text: 'En gammal eller långsam webbplats flyttas till en grund som går att underhålla. Gamla adresser skickas vidare, så att sökträffar och bokmärken fortsätter att fungera.',
        },
      ],
    },
    diagram: {
      caption:
        'Heldraget är anropet, prickat är svaret. Det mesta finns färdigt och besvaras direkt; bara det som är nytt går hela vägen till appen och databasen.',
      shortcut: 'Finns färdigt: svar direkt',
      stops: [
        { title: 'Webbläsare', note: 'Besökarens mobil eller dator' },
        { title: 'Nginx', note: 'Webbserver: kryptering och cache' },
        { title: 'App', note: 'Node.js: formulär och inloggning' },
        { title: 'Databas', note: 'PostgreSQL: ordrar och bokningar' },
      ],
    },
    stack: {
      heading: 'Modern teknik i botten',
      text: 'Verktyg med bra dokumentation och många användare. Då kan en annan utvecklare ta över utan att börja om.',
      items: [
        {
          title: 'React',
          text: 'För gränssnitt där det finns mycket att klicka på. Sidorna förrenderas, så texten syns innan något skript har körts.',
        },
        {
          title: 'TypeScript',
          text: 'Typad kod avslöjar ett glömt fält eller ett felstavat namn innan besökaren gör det.',
        },
        {
          title: 'Node.js',
          text: 'Sköter formulär, inloggning och integrationer på servern, i samma språk som gränssnittet.',
        },
        {
          title: 'PostgreSQL',
          text: 'En fri databas med öppen källkod för ordrar, bokningar och kunder. Du kan alltid få ut dina data.',
        },
        {
          title: 'WordPress',
          text: 'För dig som vill skriva och publicera själv. Få tillägg, som uppdateras regelbundet.',
        },
        {
          title: 'Docker och Nginx',
          text: 'Webbplatsen körs likadant på min dator som på servern och går att flytta till en annan leverantör.',
        },
      ],
    },
    benefits: {
      heading: 'Varför välja en enda utvecklare?',
      text: 'Du pratar med den som skriver koden. Inget faller bort på vägen från mötet till någon annans skrivbord.',
      points: [
        'Domänen och alla konton står på ditt företag',
        `${sv.years} års erfarenhet och ${sv.projects} levererade projekt`,
        'Skriftlig offert med omfattning och pris innan arbetet börjar',
        'Du kan ändra text och bilder själv om du vill',
        promises.sv.replyPoint,
        promises.sv.supportPoint,
      ],
      cards: [
        {
          title: 'Snabb i mobilen',
          text: 'Bilderna anpassas efter skärmen och sidorna hämtar så lite skript som möjligt. Jag mäter laddningstiden före lanseringen och visar dig siffrorna.',
        },
        {
          title: 'Redo för sökmotorerna',
          text: 'Varje sida får egen titel, beskrivning och strukturerade data, och gamla adresser skickas vidare. Ingen kan lova förstaplatsen, men grundarbetet blir gjort.',
        },
        {
          title: 'Fungerar för alla',
          text: 'Kontrast, tangentbordsstyrning och etiketter för skärmläsare kontrolleras under arbetets gång. Att rätta i efterhand kostar mer.',
        },
      ],
    },
    approach: {
      heading: 'Så går ett projekt till',
      text: 'Fyra steg. Efter varje steg har du något att läsa eller prova innan nästa börjar.',
      items: [
        {
          title: 'Första samtalet',
          text: 'Vi går igenom vad webbplatsen ska åstadkomma och vad du har i dag. Behöver du något annat än en ny webbplats säger jag det.',
        },
        {
          title: 'Plan och offert',
          text: 'Du får omfattning, pris och tidsplan skriftligt, med en skiss över sidorna och vad var och en är till för.',
        },
        {
          title: 'Ett bygge du kan följa',
          text: 'Webbplatsen växer fram på testadressen. Du provar efter hand, och vi justerar medan det är billigt att ändra.',
        },
        {
          title: 'Lansering och överlämning',
          text: 'Jag flyttar domänen, kontrollerar omdirigeringar och formulär och lämnar över kod, konton och en kort manual.',
        },
      ],
    },
    faq: {
      heading: 'Vanliga frågor om webbutveckling',
      items: [
        {
          question: 'Hur lång tid tar en ny hemsida?',
          answer: `${promises.sv.delivery} Det som påverkar mest är antalet kopplingar till andra system och hur snabbt texter och bilder blir klara.`,
        },
        {
          question: 'Vad kostar en hemsida?',
          answer: `${price.sv && `${price.sv}. `}Priset beror på hur många sorters sidor, kopplingar till andra system och språk du behöver. Efter det första samtalet får du en skriftlig offert och vet priset innan du bestämmer dig.`,
        },
        {
          question: 'Vem äger webbplatsen?',
          answer: `Det gör du. Domänen, driften och alla konton står på ditt företag, och du får samtliga inloggningar. ${promises.sv.ownership} Byter du utvecklare finns det inget att lösa ut.`,
        },
        {
          question: 'Kan jag ändra text och bilder själv?',
          answer:
            'Ja, om du vill. Till webbplatser som ändras ofta använder jag WordPress eller något annat redigeringsverktyg i webbläsaren och visar hur det fungerar. Ändras sidan sällan kan det bli billigare att mejla texten till mig.',
        },
        {
          question: 'Kan du ta över en webbplats som någon annan har byggt?',
          answer:
            'Oftast. Jag börjar med att läsa koden och se över uppdateringar, säkerhetskopior och drift. Sedan säger jag om det lönar sig att rätta till den eller om det är bättre att bygga nytt.',
        },
        {
          question: 'Vad händer efter lanseringen?',
          answer: `Jag kan sköta uppdateringar, säkerhetskopior och övervakning. ${promises.sv.support} Du kan också sköta webbplatsen själv med hjälp av manualen. Inget binder dig till mig.`,
        },
      ],
    },
    reading: {
      heading: 'Bakom webbplatsen',
      items: [
        'När en server inte längre räcker kan Nginx fördela besökarna på två eller fler.',
        'Servern bakom en webbplats är lättare att bygga upp igen när receptet finns i Ansible.',
      ],
    },
    call: {
      heading: 'Berätta vad din webbplats ska göra',
      text: `Beskriv med egna ord. Du behöver ingen kravspecifikation. ${promises.sv.reply}`,
      secondary: 'Se alla tjänster',
    },
  },
})
