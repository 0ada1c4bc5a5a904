import { siteWords } from '../../../content/site-words.ts'

/** The accessibility statement. What was tested, and when, is written by 'npm run test:accessibility'. */
export const words = siteWords('accessibility', {
  en: {
    title: 'Accessibility: how this site works for you',
    description:
      'Which standard this website follows, how every page is tested with the keyboard, automatic checks and zoom, what is known to be wrong, and how to report it.',
    keywords:
      'accessibility statement, WCAG 2.2 AA, accessible website, keyboard, screen reader, contrast, zoom',
    heading: 'Accessibility',
    lead: 'This site follows WCAG 2.2 at level AA. You should be able to read and use all of it, however you see, hear or navigate.',
    tests: {
      heading: 'How it is tested',
      figures: (pages: number) => [
        { value: String(pages), label: 'pages' },
        { value: '2', label: 'languages' },
        { value: '2', label: 'themes' },
        { value: '0', label: 'issues found' },
      ],
      note: (day: string, browser: string) => `Tested on ${day} in ${browser}.`,
      text: 'The tests run with every change:',
      points: [
        'The WCAG rules of the axe tool on every page, in a wide window and on a phone, in both the dark and the light theme, with dialogs and messages open.',
        'Every link and control is reached and used by keyboard alone, in the order of the page, with a visible focus.',
        'The layout works at a width of 320 pixels, with text at twice the size and with wider text spacing.',
        'Everything stays readable and usable with forced colors, with reduced motion and without scripts.',
        'Headings, languages, labels and image descriptions are checked on every page.',
      ],
    },
    faults: {
      heading: 'What is known to be wrong',
      paragraphs: [
        'No issues are known. Automatic tests find only part of what can be wrong, though. No screen reader has been used, and nobody with a disability has tested the site for me yet. If something gets in your way, that counts as an issue.',
      ],
    },
    report: {
      heading: 'Tell me what gets in your way',
      text: 'Write or call, and say which page it is and which browser or assistive technology you use. I’ll help you find what you were looking for, and I’ll fix the problem. {promises.reply}',
      subject: 'Accessibility',
    },
    call: {
      heading: 'A site that everyone can use',
      text: 'Tell me what yours should do. {promises.free}',
      secondary: 'See my projects',
    },
  },
  sv: {
    title: 'Tillgänglighet: så fungerar webbplatsen för dig',
    description:
      'Vilken standard webbplatsen följer, hur varje sida testas med tangentbord, automatiska kontroller och förstoring, vilka brister som är kända och hur du anmäler en.',
    keywords:
      'tillgänglighetsredogörelse, WCAG 2.2 AA, tillgänglig webbplats, tangentbord, skärmläsare, kontrast, förstoring',
    heading: 'Tillgänglighet',
    lead: 'Den här webbplatsen följer WCAG 2.2 på nivå AA. Du ska kunna läsa och använda allt, hur du än ser, hör eller navigerar.',
    tests: {
      heading: 'Så testas den',
      figures: (pages: number) => [
        { value: String(pages), label: 'sidor' },
        { value: '2', label: 'språk' },
        { value: '2', label: 'teman' },
        { value: '0', label: 'hittade brister' },
      ],
      note: (day: string, browser: string) => `Testat den ${day} i ${browser}.`,
      text: 'Testerna körs vid varje ändring:',
      points: [
        'WCAG-reglerna i verktyget axe på varje sida, i ett brett fönster och i en mobil, i mörkt och ljust tema, med dialogrutor och meddelanden öppna.',
        'Varje länk och knapp nås och används med enbart tangentbord, i sidans ordning och med synligt fokus.',
        'Sidorna fungerar vid 320 pixlars bredd, med dubbelt så stor text och med ökat textavstånd.',
        'Allt går att läsa och använda även med högkontrastläge, med mindre rörelse och utan skript.',
        'Rubriker, språk, etiketter och bildbeskrivningar kontrolleras på varje sida.',
      ],
    },
    faults: {
      heading: 'Kända brister',
      paragraphs: [
        'Inga brister är kända. Automatiska tester hittar ändå bara en del av det som kan vara fel. Ingen skärmläsare har använts, och ännu har ingen med funktionsnedsättning testat webbplatsen åt mig. Hindras du av något är det en brist.',
      ],
    },
    report: {
      heading: 'Berätta vad som hindrar dig',
      text: 'Skriv eller ring och säg vilken sida det gäller och vilken webbläsare eller vilket hjälpmedel du använder. Jag hjälper dig att hitta det du letade efter och rättar felet. {promises.reply}',
      subject: 'Tillgänglighet',
    },
    call: {
      heading: 'En webbplats som alla kan använda',
      text: 'Berätta vad din ska klara av. {promises.free}',
      secondary: 'Se mina projekt',
    },
  },
})
