/** ngxpanel: a panel for redirects in Nginx, made for whoever knows which addresses move. */
import { facts } from '../../facts.ts'
import { bilingual } from '../../language.ts'

// Example: show a project of yours, then remove this line.
export const project = {
  id: 1,
  slug: 'ngxpanel' as const,
  folder: 'ngxpanel',
  featured: false,
  category: 'infrastructure' as const,
  technologies: ['Nginx', 'TypeScript', 'Node.js', 'React', 'Bash', 'systemd', 'Debian'],
  pictures: ['rules', 'test-near', 'history-near'] as const,
  cardPicture: 'rules-near',
  casePicture: 'test-near',
  related: ['ngxpanel-nginx-redirects', 'effective-load-balancing-with-nginx'],
  links: facts.projects.ngxpanel,
  words: bilingual({
    en: {
      title: 'ngxpanel',
      description:
        'A web panel where redirects in Nginx are added, tested and published without anyone editing configuration by hand.',
      longDescription:
        'In ngxpanel, redirects are rows in a table instead of lines in a configuration file. The panel renders the rules to an Nginx map, tests the result with nginx -t, swaps it in atomically and reloads. A configuration that fails the test is never published, and every published version can be rolled back.',
      alt: 'The rule table in ngxpanel: each row has an old address, a new address and a status code.',
      client: 'Own product',
      duration: '2 months',
      team: 'Solo project',
      results: [
        'Every change is logged and can be undone',
        `Aim: ${facts.claims.en.fasterRedirects} faster redirect setup`,
        `Aim: ${facts.claims.en.seoLoss} SEO loss when addresses move`,
        `Aim: ${facts.claims.en.uptime} uptime`,
      ],
      tags: ['Nginx', 'Redirects', 'SEO', 'Site migration', 'CSV import', 'Audit log'],
      features: [
        {
          title: 'Rules in a table',
          text: 'Old address, new address and status code on one row, with a note on why. You search and edit in the browser.',
        },
        {
          title: 'An answer before publishing',
          text: 'Paste an address and see every step: which rule applies, with which status code, and where the visitor ends up.',
        },
        {
          title: 'Loops and chains found',
          text: 'A rule that leads back to itself cannot be published. A redirect to another redirect is fixed with one click.',
        },
        {
          title: 'Import from CSV',
          text: 'The list for a site move is shown as a dry run first, with duplicates, loops and missing targets marked. Then everything is imported, or nothing.',
        },
        {
          title: 'Audit log and rollback',
          text: 'The log says who changed which rules, when and why. An earlier version is published again through the same test.',
        },
        {
          title: 'Roles',
          text: 'Editors write rules for their own sections. Administrators write rules for whole folders and publish for everyone.',
        },
      ],
      challenge: {
        heading: 'Redirects that only one person dared to touch',
        paragraphs: [
          'When a website is rebuilt, its addresses change. Every old address that ends in a 404 page costs visitors and, in time, the place it had earned in the search results. The cure is well known: a redirect for every address that moves.',
          'In Nginx those redirects are lines in a configuration file. The person who knows which addresses are moving is rarely allowed to touch the server, and the person who is allowed to does not know which page replaced which. One missing semicolon makes the next reload fail, and a year later nobody can say why a certain rule is there.',
        ],
      },
      solution: {
        heading: 'A panel where Nginx itself has the last word',
        paragraphs: [
          'ngxpanel moves the rules into a table in the browser. Whoever plans the move adds or imports them, tests an address and sees where it leads. Loops and chains come to light before the rule goes live, not after.',
          'Publishing renders all rules to an Nginx map and tests the whole configuration with nginx -t, in a copy. Only what passes is swapped in, in one atomic step, and the reload lets requests in progress finish. Each publication is logged and can be rolled back.',
        ],
      },
      impact: {
        heading: 'What changed',
        text: `Redirects are no longer a job for the server administrator but an editorial task. The aims were ${facts.claims.en.fasterRedirects} faster setup, ${facts.claims.en.seoLoss} SEO loss when addresses move and ${facts.claims.en.uptime} uptime.`,
        points: [
          'Those who know the content handle its redirects themselves.',
          'A faulty rule is stopped before it reaches a visitor.',
          'A whole migration is one import instead of an afternoon of copying.',
          'The history shows who changed what, and when.',
        ],
      },
      head: {
        title: 'ngxpanel: a redirect manager for Nginx',
        description: `How a panel for Nginx redirects with import, loop detection, testing and rollback aims at ${facts.claims.en.fasterRedirects} faster redirect setup and ${facts.claims.en.seoLoss} SEO loss.`,
        keywords:
          'nginx redirect manager, nginx map redirects, redirect management, nginx -t, import redirects csv, redirect loop detection, site migration seo',
        heading: 'ngxpanel: redirects in Nginx, safe to change',
        lead: 'After a website is rebuilt, old links and search results have to lead to the new pages. ngxpanel is my tool for that: the person who knows which pages have moved enters the redirects, and the web server, Nginx, checks each one before it goes live.',
      },
      stats: [
        { value: facts.claims.en.fasterRedirects, label: 'faster redirect setup', isAim: true },
        { value: facts.claims.en.seoLoss, label: 'SEO loss', isAim: true },
        { value: facts.claims.en.uptime, label: 'uptime', isAim: true },
        { value: '2 months', label: 'of development' },
      ],
      technicalFeatures: {
        heading: 'How a rule reaches Nginx',
        items: [
          {
            title: 'Rendered to a map',
            text: 'Rules are printed as map files. Exact addresses are found through a hash table, so a long list costs about as much as a short one.',
          },
          {
            title: 'Followed before publishing',
            text: 'Each rule is followed from address to address. Loops block publishing, and each chain is shown with a way to shorten it.',
          },
          {
            title: 'Tested with nginx -t',
            text: 'The new rules are tested together with the complete configuration, in a copy. What is live has not been touched yet.',
          },
          {
            title: 'Swapped atomically',
            text: 'Each version is a folder of its own, and a single rename points Nginx to it. Nobody ever sees half a version.',
          },
          {
            title: 'Reloaded and confirmed',
            text: 'Requests in progress are allowed to finish. Then a running process is asked which version it has, and a wrong answer brings the old one back.',
          },
          {
            title: 'Limited rights',
            text: 'The panel runs as its own user and may call one script as root. If the panel is down, redirects work as before.',
          },
        ],
      },
      screenshots: {
        heading: 'The panel in pictures',
        items: [
          {
            title: 'Rule table',
            caption: 'All redirects in one place, with search, status codes and the reason for each rule.',
            alt: 'A table of redirect rules with columns for old address, new address and status code.',
          },
          {
            title: 'Test view',
            caption: 'Paste an address and follow it, rule by rule, to the page where the visitor ends up.',
            alt: 'A field with an address to test, and below it the rule that applies and the final address.',
          },
          {
            title: 'Import and history',
            caption:
              'A CSV file is checked row by row before import, and earlier versions wait in the history to be restored.',
            alt: 'An import with checked rows next to a list of published versions with date and author.',
          },
        ],
      },
      caseStudy: {
        category: 'DevOps & Infrastructure',
        duration: '2 months',
        title: 'Nginx redirects without hand-edited configuration',
        alt: 'An address tested in ngxpanel: one hop with the draft, two with what is live.',
        description:
          'ngxpanel lets the people who plan a site move handle its redirects, so that old links keep working. Nginx checks every change before it goes live.',
        challenge:
          'Redirects sat in configuration files that few people could reach and nobody liked to change. One mistake made the next reload fail.',
        solution:
          'A panel renders the rules to an Nginx map, tests it with nginx -t, swaps it in atomically and reloads. Earlier versions can be restored.',
        results: [
          'A log of who changed what, and when',
          `Aim: ${facts.claims.en.fasterRedirects} faster redirect setup`,
          `Aim: ${facts.claims.en.seoLoss} SEO loss when addresses move`,
          `Aim: ${facts.claims.en.uptime} uptime`,
        ],
        features: [
          'Test view that shows where an address ends up',
          'Detection of redirect loops and chains',
          'CSV import with a dry run first',
          'Audit log and rollback',
          'Roles for editors and administrators',
        ],
      },
    },
    sv: {
      title: 'ngxpanel',
      description:
        'En webbpanel där omdirigeringar i Nginx läggs till, testas och publiceras utan att någon redigerar konfigurationen för hand.',
      longDescription:
        'I ngxpanel är omdirigeringar rader i en tabell i stället för rader i en konfigurationsfil. Panelen skriver reglerna till en map-fil för Nginx, testar den med nginx -t, byter i ett enda steg och läser om konfigurationen. En konfiguration som inte klarar testet publiceras aldrig, och varje publicerad version går att återställa.',
      alt: 'Regeltabellen i ngxpanel: varje rad har en gammal adress, en ny adress och en statuskod.',
      client: 'Egen produkt',
      duration: '2 månader',
      team: 'Enmansprojekt',
      results: [
        'Varje ändring loggas och går att ångra',
        `Mål: ${facts.claims.sv.fasterRedirects} snabbare att lägga upp omdirigeringar`,
        `Mål: ${facts.claims.sv.seoLoss} SEO-tapp när adresser flyttar`,
        `Mål: ${facts.claims.sv.uptime} drifttid`,
      ],
      tags: ['Nginx', 'Omdirigeringar', 'SEO', 'Webbplatsflytt', 'CSV-import', 'Ändringslogg'],
      features: [
        {
          title: 'Regler i en tabell',
          text: 'Gammal adress, ny adress och statuskod på samma rad, med en anteckning om varför. Du söker och ändrar i webbläsaren.',
        },
        {
          title: 'Svar före publicering',
          text: 'Klistra in en adress och se varje steg: vilken regel som gäller, med vilken statuskod, och var besökaren hamnar.',
        },
        {
          title: 'Slingor och kedjor upptäcks',
          text: 'En regel som leder tillbaka till sig själv går inte att publicera. En omdirigering till en annan omdirigering rättas med ett klick.',
        },
        {
          title: 'Import från CSV',
          text: 'Listan inför en flytt visas först som torrkörning, med dubbletter, slingor och mål som inte finns. Sedan tas allt in, eller inget.',
        },
        {
          title: 'Ändringslogg och återställning',
          text: 'Loggen visar vem som ändrade vilka regler, när och varför. En tidigare version publiceras igen genom samma test.',
        },
        {
          title: 'Roller',
          text: 'Redaktörer skriver regler för sina egna delar. Administratörer skriver regler för hela mappar och publicerar åt alla.',
        },
      ],
      challenge: {
        heading: 'Omdirigeringar som bara en person vågade röra',
        paragraphs: [
          'När en webbplats byggs om ändras dess adresser. Varje gammal adress som slutar i en 404-sida kostar besökare och så småningom den plats i sökresultaten som den hade arbetat upp. Botemedlet är välkänt: en omdirigering för varje adress som flyttar.',
          'I Nginx är omdirigeringarna rader i en konfigurationsfil. Den som vet vilka adresser som flyttar får sällan röra servern, och den som får röra den vet inte vilken sida som ersatte vilken. Ett glömt semikolon räcker för att nästa omläsning ska misslyckas, och ett år senare minns ingen varför en viss regel finns.',
        ],
      },
      solution: {
        heading: 'En panel där Nginx har sista ordet',
        paragraphs: [
          'ngxpanel flyttar reglerna till en tabell i webbläsaren. Den som planerar flytten lägger in dem eller importerar dem, testar en adress och ser vart den leder. Slingor och kedjor upptäcks innan regeln publiceras, inte efteråt.',
          'Vid publicering skrivs alla regler till en map-fil och hela konfigurationen testas med nginx -t, i en kopia. Bara det som klarar testet tas i bruk, i ett enda steg, och pågående anrop får löpa klart när Nginx läser om. Varje publicering loggas och går att ångra.',
        ],
      },
      impact: {
        heading: 'Det här ändrades',
        text: `Omdirigeringar är inte längre ett ärende för serveradministratören utan en uppgift för redaktionen. Målen var att lägga upp omdirigeringar ${facts.claims.sv.fasterRedirects} snabbare, ${facts.claims.sv.seoLoss} SEO-tapp när adresser flyttar och ${facts.claims.sv.uptime} drifttid.`,
        points: [
          'De som kan innehållet sköter själva dess omdirigeringar.',
          'En felaktig regel stoppas innan någon besökare råkar ut för den.',
          'En hel flytt är en import i stället för en eftermiddags kopierande.',
          'Historiken visar vem som ändrade vad och när.',
        ],
      },
      head: {
        title: 'ngxpanel: omdirigeringar i Nginx via webben',
        description: `En panel för omdirigeringar i Nginx med import, test och återställning, med målen ${facts.claims.sv.fasterRedirects} snabbare att lägga upp och ${facts.claims.sv.seoLoss} SEO-tapp.`,
        keywords:
          'omdirigeringar nginx, hantera omdirigeringar, nginx map, nginx -t, importera omdirigeringar csv, omdirigeringsslinga, flytta webbplats seo',
        heading: 'ngxpanel: omdirigeringar i Nginx som är trygga att ändra',
        lead: 'Efter en ombyggnad måste gamla länkar och sökträffar leda till de nya sidorna. ngxpanel är mitt verktyg för det: den som vet vilka sidor som har flyttat lägger in omdirigeringarna, och webbservern, Nginx, kontrollerar var och en innan den publiceras.',
      },
      stats: [
        { value: facts.claims.sv.fasterRedirects, label: 'snabbare att lägga upp', isAim: true },
        { value: facts.claims.sv.seoLoss, label: 'SEO-tapp', isAim: true },
        { value: facts.claims.sv.uptime, label: 'drifttid', isAim: true },
        { value: '2 månader', label: 'utvecklingstid' },
      ],
      technicalFeatures: {
        heading: 'Så når en regel Nginx',
        items: [
          {
            title: 'Skrivs till en map-fil',
            text: 'Reglerna skrivs ut som map-filer. Exakta adresser slås upp i en hashtabell, så en lång lista kostar ungefär lika lite som en kort.',
          },
          {
            title: 'Följs före publicering',
            text: 'Varje regel följs från adress till adress. Slingor stoppar publiceringen, och kedjor visas med ett sätt att korta dem.',
          },
          {
            title: 'Testas med nginx -t',
            text: 'De nya reglerna testas ihop med hela konfigurationen, i en kopia. Det som är i drift har ännu inte rörts.',
          },
          {
            title: 'Byts i ett steg',
            text: 'Varje version är en egen mapp, och ett enda namnbyte gör att Nginx läser den. Ingen får någonsin se en halv version.',
          },
          {
            title: 'Läses om och kontrolleras',
            text: 'Pågående anrop får löpa klart. Sedan får en aktiv process svara på vilken version den har, och vid fel svar läggs den gamla tillbaka.',
          },
          {
            title: 'Begränsade rättigheter',
            text: 'Panelen körs som en egen användare och får anropa ett enda skript som root. Ligger panelen nere fungerar omdirigeringarna som förut.',
          },
        ],
      },
      screenshots: {
        heading: 'Panelen i bilder',
        items: [
          {
            title: 'Regeltabell',
            caption:
              'Alla omdirigeringar på ett ställe, med sökning, statuskoder och skälet till varje regel.',
            alt: 'En tabell med omdirigeringsregler och kolumner för gammal adress, ny adress och statuskod.',
          },
          {
            title: 'Testvy',
            caption: 'Klistra in en adress och följ den, regel för regel, till sidan där besökaren hamnar.',
            alt: 'Ett fält med en adress att testa och under det regeln som gäller och den slutliga adressen.',
          },
          {
            title: 'Import och historik',
            caption:
              'En CSV-fil kontrolleras rad för rad före importen, och tidigare versioner väntar i historiken.',
            alt: 'En import med kontrollerade rader bredvid en lista över publicerade versioner med datum och namn.',
          },
        ],
      },
      caseStudy: {
        category: 'DevOps och infrastruktur',
        duration: '2 månader',
        title: 'Omdirigeringar i Nginx utan redigering för hand',
        alt: 'En adress testas i ngxpanel: ett hopp med utkastet, två med det som är i drift.',
        description:
          'Med ngxpanel sköter de som planerar en webbplatsflytt också omdirigeringarna, så att gamla länkar fortsätter fungera. Nginx kontrollerar varje ändring innan den publiceras.',
        challenge:
          'Omdirigeringarna låg i konfigurationsfiler som få kom åt och ingen gärna ändrade i. Ett enda fel fick nästa omläsning att misslyckas.',
        solution:
          'En panel skriver reglerna till en map-fil, testar den med nginx -t, byter i ett enda steg och läser om konfigurationen. Tidigare versioner går att återställa.',
        results: [
          'En logg över vem som ändrade vad och när',
          `Mål: ${facts.claims.sv.fasterRedirects} snabbare att lägga upp omdirigeringar`,
          `Mål: ${facts.claims.sv.seoLoss} SEO-tapp när adresser flyttar`,
          `Mål: ${facts.claims.sv.uptime} drifttid`,
        ],
        features: [
          'Testvy som visar var en adress hamnar',
          'Upptäcker slingor och kedjor',
          'CSV-import som börjar med en torrkörning',
          'Ändringslogg och återställning',
          'Roller för redaktörer och administratörer',
        ],
      },
    },
  }),
}
