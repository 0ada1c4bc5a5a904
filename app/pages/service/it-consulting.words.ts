/** What the page about IT consulting says. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'

const { en, sv } = facts.claims

export const words = bilingual({
  en: {
    title: 'IT consulting and technical advice',
    description:
      'Technology strategy, system architecture, performance optimization and team training for small companies. Advice in writing. The first consultation is free.',
    keywords:
      'it consulting, it consultant, technology strategy, system architecture, performance optimization, it training, technical advice small business',
    heading: 'IT consulting before the expensive decisions',
    lead: 'Advice on technology and architecture from somebody who also builds and runs systems. The first consultation is free.',
    cards: {
      heading: 'What I help with',
      text: 'An assignment can be a single question or a few hours every month. It ends in a document that you can act on, with or without me.',
      items: [
        {
          title: 'Technology strategy',
          text: 'Which systems to keep and which to replace, and in what order. You get a plan with costs, risks and the reasons behind each choice.',
        },
        {
          title: 'System architecture',
          text: 'A map of how your systems fit together and where they are fragile. For a new system, a design that developers can build from.',
        },
        {
          title: 'Performance optimization',
          text: 'I measure where the time goes in page, code and database. The slowest part is mended first, and then I measure again.',
        },
        {
          title: 'Team training',
          text: 'Workshops on your own code and your own servers, for example in Git, deployment or security. Your team keeps the exercises and the notes.',
        },
      ],
    },
    diagram: {
      heading: 'Keep, change or build',
      text: 'Most assignments come down to one question, and the cheapest answer is looked at first. You see the case for each option and what it costs, before any money is spent.',
      label:
        'Diagram: the question whether the system does its job branches in three. Yes: keep it. No, but there is a product that fits: change to it. No, and nothing fits: build.',
      question: 'Does the system do its job?',
      ways: [
        { answer: 'Yes', title: 'Keep', note: 'Mend the weak spot and note how it works' },
        {
          answer: 'No, but a product fits',
          title: 'Change',
          note: 'Move the data over, with a way out again',
        },
        { answer: 'No, and nothing fits', title: 'Build', note: 'As small as possible, and yours to own' },
      ],
    },
    benefits: {
      heading: 'What you can expect',
      text: 'We begin with what has to be decided. I then read, measure and ask those who use the systems, and go through the result with you in plain language.',
      points: [
        'A free first consultation',
        `Reply within ${en.replyHours} hours`,
        'Advice in writing, in Swedish or English',
        'Options compared by cost and risk',
        `${en.years} years of experience`,
        'Documents and drawings that are yours to keep',
      ],
      cards: [
        {
          title: 'No product to sell',
          text: 'The recommendation can be to keep what you have, or to buy something that I do not work with.',
        },
        {
          title: 'Advice that can be built',
          text: 'I develop and run systems myself. A proposal therefore says how it is carried out and what it takes to maintain.',
        },
        {
          title: 'Plain language',
          text: 'Technical terms are explained or left out. The summary fits on one page that you can show to the board or the bank.',
        },
      ],
    },
    call: {
      heading: 'Talk it through before you decide',
      text: `Send me the question you are turning over. I reply within ${en.replyHours} hours and the first consultation costs nothing.`,
      primary: 'Book a Free Consultation',
      secondary: 'Read about me',
    },
  },
  sv: {
    title: 'IT-rådgivning av en konsult som bygger',
    description:
      'Teknikstrategi, systemarkitektur, prestandaoptimering och utbildning för mindre företag. Du får råden skriftligt. Den första konsultationen är gratis.',
    keywords:
      'it-rådgivning, it-konsult, teknikstrategi, systemarkitektur, prestandaoptimering, it-utbildning, teknisk rådgivning småföretag',
    heading: 'IT-rådgivning inför de dyra besluten',
    lead: 'Råd om teknik och arkitektur från någon som själv bygger och driver system. Den första konsultationen är gratis.',
    cards: {
      heading: 'Det här hjälper jag till med',
      text: 'Ett uppdrag kan vara en enda fråga eller några timmar varje månad. Det slutar i ett dokument som du kan handla efter, med eller utan mig.',
      items: [
        {
          title: 'Teknikstrategi',
          text: 'Vilka system du ska behålla, vilka du ska byta ut och i vilken ordning. Du får en plan med kostnader, risker och skälen till varje val.',
        },
        {
          title: 'Systemarkitektur',
          text: 'En karta över hur dina system hänger ihop och var de är sköra. För ett nytt system får du ett underlag som utvecklare kan bygga efter.',
        },
        {
          title: 'Prestandaoptimering',
          text: 'Jag mäter var tiden går åt i sidan, koden och databasen. Den långsammaste delen åtgärdas först, och sedan mäter jag igen.',
        },
        {
          title: 'Utbildning',
          text: 'Workshoppar på företagets egen kod och egna servrar, till exempel i Git, driftsättning eller säkerhet. Övningar och anteckningar stannar hos teamet.',
        },
      ],
    },
    diagram: {
      heading: 'Behålla, byta eller bygga',
      text: 'De flesta uppdrag kokar ner till en fråga, och det billigaste svaret prövas först. Du ser vad som talar för varje väg och vad den kostar innan du lägger ut några pengar.',
      label:
        'Schema: frågan om systemet gör sitt jobb delar sig i tre. Ja: behåll det. Nej, men det finns en produkt som passar: byt. Nej, och inget passar: bygg.',
      question: 'Gör systemet sitt jobb?',
      ways: [
        { answer: 'Ja', title: 'Behåll', note: 'Laga det svaga och skriv ner hur det fungerar' },
        { answer: 'Nej, men det finns att köpa', title: 'Byt', note: 'Flytta över data, med en väg ut igen' },
        { answer: 'Nej, och inget passar', title: 'Bygg', note: 'Så litet som möjligt, och ditt eget' },
      ],
    },
    benefits: {
      heading: 'Det här kan du räkna med',
      text: 'Vi börjar med vad som ska beslutas. Sedan läser jag, mäter och frågar dem som använder systemen, och går igenom resultatet med dig på vanlig svenska.',
      points: [
        'En gratis första konsultation',
        `Svar inom ${sv.replyHours} timmar`,
        'Skriftliga råd på svenska eller engelska',
        'Alternativ jämförda efter kostnad och risk',
        `${sv.years} års erfarenhet`,
        'Dokument och skisser som du får behålla',
      ],
      cards: [
        {
          title: 'Ingen produkt att sälja',
          text: 'Rådet kan vara att behålla det du har, eller att köpa något som jag inte själv arbetar med.',
        },
        {
          title: 'Råd som går att genomföra',
          text: 'Jag både utvecklar och driver system själv. Därför står det i förslaget hur det ska genomföras och vad det kräver i underhåll.',
        },
        {
          title: 'Utan fackspråk',
          text: 'Tekniska termer förklaras eller stryks. Sammanfattningen ryms på en sida som du kan visa för styrelsen eller banken.',
        },
      ],
    },
    call: {
      heading: 'Prata igenom det innan du bestämmer dig',
      text: `Skicka frågan du går och funderar på. Jag svarar inom ${sv.replyHours} timmar och den första konsultationen kostar ingenting.`,
      primary: 'Boka en gratis konsultation',
      secondary: 'Läs mer om mig',
    },
  },
})
