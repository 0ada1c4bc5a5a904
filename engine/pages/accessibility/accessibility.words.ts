import { siteWords } from '../../core/site/site-words.ts'

/** The accessibility statement. What was tested, and when, is written by 'npm run test:accessibility'. */
export const words = siteWords('accessibility', {
  en: {
    title: 'Accessibility: how this site works for you',
    description:
      'Which standard this website is built to, how it is tested with the keyboard, automated checks and zoom, what is not yet tested, and how to report a problem.',
    keywords:
      'accessibility statement, WCAG 2.2 AA, accessible website, keyboard, screen reader, contrast, zoom',
    heading: 'Accessibility',
    lead: 'This site is built to meet WCAG 2.2 at level AA. It has not been tried with a screen reader yet.',
    tests: {
      heading: 'How it is tested',
      figures: [
        { value: '{pages}', label: 'pages tested' },
        { value: '2', label: 'languages' },
        { value: '2', label: 'color themes' },
        { value: '0', label: 'issues found by the tests' },
      ],
      note: 'Tested on {day} in {browser}.',
      text: 'The code of the site is tested with every change:',
      points: [
        'An automated check against the WCAG rules (the axe tool), in a wide window and on a phone, in the dark and the light theme, with dialogs and messages open.',
        'Every link and control is reached and used by keyboard alone, in the order of the page, with a visible focus.',
        'The layout works at a width of 320 pixels, with text at twice the size and with wider text spacing.',
        'Everything stays readable and usable with forced colors, with reduced motion and without scripts.',
        'Headings, languages, labels and image descriptions are checked.',
      ],
    },
    faults: {
      heading: 'Known issues',
      paragraphs: [
        'I know of no issues, but automated tests find only some of what can be wrong. The site has not been tried with a screen reader, or by anyone with a disability. If something gets in your way, that is an issue.',
      ],
    },
    report: {
      heading: 'Tell me what gets in your way',
      text: 'Write or call, and say which page it is and which browser or assistive technology you use. I’ll help you find what you were looking for, and I’ll fix the problem. {promises.reply}',
      subject: 'Accessibility',
    },
    call: {
      heading: 'Is there something I can do for you?',
      text: 'Tell me in a few lines. {promises.free}',
      secondary: 'See my projects',
    },
  },
  sv: {
    title: 'Tillgänglighet: så fungerar webbplatsen för dig',
    description:
      'Vilken standard webbplatsen byggs efter, hur den testas med tangentbord, automatiska kontroller och förstoring, vad som inte är testat och hur du anmäler en brist.',
    keywords:
      'tillgänglighetsredogörelse, WCAG 2.2 AA, tillgänglig webbplats, tangentbord, skärmläsare, kontrast, förstoring',
    heading: 'Tillgänglighet',
    lead: 'Webbplatsen är byggd för att uppfylla WCAG 2.2 på nivå AA. Med skärmläsare har den inte provats än.',
    tests: {
      heading: 'Så testas den',
      figures: [
        { value: '{pages}', label: 'testade sidor' },
        { value: '2', label: 'språk' },
        { value: '2', label: 'färgteman' },
        { value: '0', label: 'brister hittade i testerna' },
      ],
      note: 'Testat den {day} i {browser}.',
      text: 'Webbplatsens kod testas vid varje ändring:',
      points: [
        'En automatisk kontroll mot WCAG-reglerna (verktyget axe), i ett brett fönster och i en mobil, i mörkt och ljust tema, med dialogrutor och meddelanden öppna.',
        'Varje länk och knapp nås och används med enbart tangentbord, i sidans ordning och med synligt fokus.',
        'Sidorna fungerar vid 320 pixlars bredd, med dubbelt så stor text och med ökat textavstånd.',
        'Allt går att läsa och använda även i högkontrastläge, med mindre rörelse och utan skript.',
        'Rubriker, språk, etiketter och bildbeskrivningar kontrolleras.',
      ],
    },
    faults: {
      heading: 'Kända brister',
      paragraphs: [
        'Jag känner inte till några brister, men automatiska tester hittar bara en del av det som kan vara fel. Webbplatsen har inte provats med skärmläsare och inte av någon med funktionsnedsättning. Hindras du av något är det en brist.',
      ],
    },
    report: {
      heading: 'Berätta vad som hindrar dig',
      text: 'Skriv eller ring och säg vilken sida det gäller och vilken webbläsare eller vilket hjälpmedel du använder. Jag hjälper dig att hitta det du letade efter och rättar felet. {promises.reply}',
      subject: 'Tillgänglighet',
    },
    call: {
      heading: 'Är det något jag kan göra för dig?',
      text: 'Berätta på några rader. {promises.free}',
      secondary: 'Se mina projekt',
    },
  },
})
