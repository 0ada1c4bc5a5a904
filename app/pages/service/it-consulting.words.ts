/** What the page about IT consulting says. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

const { en, sv } = facts.claims

export const words = bilingual({
  en: {
    title: 'IT consulting and technical advice',
    description:
      'Technology strategy, system architecture, performance optimization and team training for small companies. Advice in writing, at a price you know in advance.',
    keywords:
      'it consulting, it consultant, technology strategy, system architecture, performance optimization, it training, technical advice small business',
    heading: 'IT consulting before the expensive decisions',
    lead: 'Advice on technology and architecture from someone who also builds and runs systems. You get it in writing.',
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
          text: 'I measure where the time goes in page, code and database. I fix the slowest part first, then measure again.',
        },
        {
          title: 'Team training',
          text: 'Workshops on your own code and your own servers, for example in Git, deployment or security. Your team keeps the exercises and the notes.',
        },
      ],
    },
    diagram: {
      heading: 'Keep, replace or build',
      text: 'Most assignments come down to one question, and we look at the cheapest answer first. You see the case for each option and what it costs, before any money is spent.',
      label:
        'Diagram: the question whether the system does its job branches in three. Yes: keep it. No, but there is a product that fits: replace it. No, and nothing fits: build.',
      question: 'Does the system do its job?',
      ways: [
        { answer: 'Yes', title: 'Keep', note: 'Fix the weak spot and document it' },
        {
          answer: 'No, but a product fits',
          title: 'Replace',
          note: 'Move the data, and keep a way out',
        },
        { answer: 'No, and nothing fits', title: 'Build', note: 'As small as possible, and yours to own' },
      ],
    },
    benefits: {
      heading: 'What you can expect',
      text: 'We begin with what has to be decided. Then I read, measure and talk to the people who use the systems, and go through the result with you in plain language.',
      points: [
        promises.en.replyPoint,
        'A fixed price for a clearly defined question',
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
          title: 'Advice you can act on',
          text: 'I develop and run systems myself. So a proposal also says how to carry it out and what it takes to maintain.',
        },
        {
          title: 'Plain language',
          text: 'Technical terms are explained or left out. The summary fits on one page that you can show to the board or the bank.',
        },
      ],
    },
    call: {
      heading: 'Talk it through before you decide',
      text: `Send me the question on your mind. ${promises.en.reply}`,
      primary: 'Book a Free Consultation',
      secondary: 'Read about me',
    },
  },
  sv: {
    title: 'IT-rådgivning av en konsult som själv bygger system',
    description:
      'Teknikstrategi, systemarkitektur, prestandaoptimering och utbildning för mindre företag. Du får råden skriftligt, till ett pris som du får veta i förväg.',
    keywords:
      'it-rådgivning, it-konsult, teknikstrategi, systemarkitektur, prestandaoptimering, it-utbildning, teknisk rådgivning småföretag',
    heading: 'IT-rådgivning inför de dyra besluten',
    lead: 'Råd om teknik och arkitektur från någon som själv bygger och driver system. Du får dem skriftligt.',
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
      text: 'De flesta uppdrag handlar till slut om en enda fråga, och det billigaste svaret prövas först. Du ser vad som talar för varje väg och vad den kostar innan du lägger ut några pengar.',
      label:
        'Schema: frågan om systemet gör sitt jobb delar sig i tre. Ja: behåll det. Nej, men det finns en produkt som passar: byt. Nej, och inget passar: bygg.',
      question: 'Gör systemet sitt jobb?',
      ways: [
        { answer: 'Ja', title: 'Behåll', note: 'Åtgärda det svaga och dokumentera det' },
        {
          answer: 'Nej, men det finns att köpa',
          title: 'Byt',
          note: 'Flytta dina data så att du kan byta igen',
        },
        { answer: 'Nej, och inget passar', title: 'Bygg', note: 'Så litet som möjligt, och ditt eget' },
      ],
    },
    benefits: {
      heading: 'Det här kan du räkna med',
      text: 'Vi börjar med vad som ska beslutas. Sedan läser jag, mäter och pratar med dem som använder systemen, och går igenom resultatet med dig på vanlig svenska.',
      points: [
        promises.sv.replyPoint,
        'Fast pris för en avgränsad fråga',
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
      text: `Skicka frågan du går och funderar på. ${promises.sv.reply}`,
      primary: 'Boka en gratis konsultation',
      secondary: 'Läs mer om mig',
    },
  },
})
