/** What the page of questions and answers says: twelve of them, in three groups. */
import { facts } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { priceSentences, prices } from '../../../content/prices.ts'
import { promises } from '../../../content/promises.ts'

export const words = bilingual({
  en: {
    title: 'Questions about price, time, ownership and support',
    description: `Twelve straight answers from an IT consultant in ${facts.address.town}: what a website costs and how long it takes, who owns it and who looks after it.`,
    keywords:
      'IT consultant questions, what does a website cost, how long does a website take, WordPress or custom website, who owns the website, website support, GDPR website',
    heading: 'Frequently asked questions',
    lead: 'What people ask before they hire me, answered the way I would answer on the phone.',
    groups: [
      {
        heading: 'Before we begin',
        items: [
          {
            question: 'What can you help me with?',
            answer:
              'Websites and online shops, web applications, servers and networks, deployment, automation and advice before you buy. My customers are mostly small companies, and I do the work myself. If you need someone else, I’ll say so at the first consultation.',
          },
          {
            question: 'What does it cost?',
            answer: `${priceSentences(prices, 'en') || 'It depends on the scope.'} A clearly defined task gets a fixed price. Work we have to explore as we go is charged by the hour, up to an agreed cap. You get the price, what it includes and what it does not include in writing before work begins.`,
          },
          {
            question: 'How long does a project take?',
            answer: `${promises.en.delivery} What matters most is how many other systems the site has to talk to. Texts and pictures are what most often cause delays, so we plan for them from the first week.`,
          },
          {
            question: 'Is the first consultation really free?',
            answer:
              'Yes. We talk by phone, by video or at your place and go through what you want to change. Afterward you’ll know what I would do first and what I would leave alone. There is no obligation to continue, and the advice is yours to use as you like.',
          },
          {
            question: 'How soon do I get an answer?',
            answer: `I reply to e-mail and the contact form ${promises.en.within}, ${promises.en.replyDays}. ${promises.en.urgent}`,
          },
        ],
      },
      {
        heading: 'Building and running',
        items: [
          {
            question: 'Who owns the website, and where is it hosted?',
            answer: `You own it. Domain, hosting and accounts are registered in your company’s name. ${promises.en.ownership} It is hosted where you choose: I recommend a host within the EU that suits the traffic, and you can move the site whenever you like.`,
          },
          {
            question: 'What happens after the launch, and what if you’re ill?',
            answer: `${promises.en.support} The agreement also covers updates, tested backups and monitoring. How much of it you want is up to you: we write down what I look after and what you look after yourself. ${promises.en.uptime} ${promises.en.illness}`,
          },
          {
            question: 'WordPress or a custom site?',
            answer:
              'WordPress is a good choice when several people will edit pages and your needs are like other companies’. Custom development pays off when speed, integrations or your own way of working come first. I build both and tell you which one I would choose, and why, before you decide.',
          },
          {
            question: 'What can be automated in a small company?',
            answer: `Anything done the same way many times: orders retyped into the bookkeeping, reports put together every Monday, reminders, backups, new user accounts. ${promises.en.lessWork} I begin by counting how often the task is done, because not everything is worth automating.`,
          },
        ],
      },
      {
        heading: 'Practicalities',
        items: [
          {
            question: 'Where do you work?',
            answer: `From ${facts.address.town}, throughout Skåne and Blekinge and up to ${facts.serviceArea.radius / 1000} km away. I come to you when it makes a difference, for example for a kickoff meeting, training or equipment. Most of the rest is done remotely, so we can work together even if you are farther away.`,
          },
          {
            question: 'How do you handle GDPR?',
            answer:
              'I build so that as little personal data as possible is collected, and so that no tracking starts before the visitor has consented. When I handle personal data on your behalf we sign a data processing agreement. You remain responsible for your data, and I help you with the technical part of that responsibility.',
          },
          {
            question: 'How do payment and VAT work?',
            answer: `You pay by invoice, and a longer project is divided into stages, each invoiced when it is finished. Prices for companies are given excluding VAT. For customers in Sweden, VAT is normally ${facts.vatRate}%. For a company in another EU country with a valid VAT number, the reverse charge normally applies. Payment terms are stated in the quote.`,
          },
        ],
      },
    ],
    closing: {
      heading: 'Still have questions?',
      text: 'Ask me. A short question is fine by e-mail.',
      mail: 'Ask by e-mail',
      mailSubject: 'Question about your services',
    },
  },
  sv: {
    title: 'Vanliga frågor om pris, tid, ägande och support',
    description: `Tolv raka svar från en IT-konsult i ${facts.address.town}: vad en hemsida kostar, hur lång tid den tar, vem som äger den och vem som sköter den.`,
    keywords:
      'vanliga frågor IT-konsult, vad kostar en hemsida, hur lång tid tar en hemsida, WordPress eller egen webbplats, vem äger webbplatsen, support dygnet runt, GDPR webbplats',
    heading: 'Vanliga frågor',
    lead: 'Det som folk undrar innan de anlitar mig, med samma svar som du hade fått på telefon.',
    groups: [
      {
        heading: 'Innan vi börjar',
        items: [
          {
            question: 'Vad kan du hjälpa mig med?',
            answer:
              'Webbplatser och webbutiker, webbappar, servrar och nätverk, driftsättning, automatisering och råd innan du köper något. Kunderna är för det mesta mindre företag, och jag gör jobbet själv. Behöver du någon annan än mig säger jag det redan vid den första konsultationen.',
          },
          {
            question: 'Vad kostar det?',
            answer: `${priceSentences(prices, 'sv') || 'Det beror på omfattningen.'} En tydligt avgränsad uppgift får ett fast pris. Arbete där vi lär oss längs vägen går på löpande räkning, med ett avtalat takpris. Du får priset, vad som ingår och vad som inte ingår skriftligt innan arbetet börjar.`,
          },
          {
            question: 'Hur lång tid tar ett projekt?',
            answer: `${promises.sv.delivery} Det som avgör är hur många andra system webbplatsen ska prata med. Det som oftast drar ut på tiden är texter och bilder, så dem planerar vi från första veckan.`,
          },
          {
            question: 'Är den första konsultationen verkligen gratis?',
            answer:
              'Ja. Vi pratar på telefon, via video eller hos dig och går igenom vad du vill förändra. Efteråt vet du vad jag skulle göra först och vad jag skulle låta vara. Du förbinder dig inte till något, och råden får du använda som du vill.',
          },
          {
            question: 'Hur snabbt får jag svar?',
            answer: `Jag svarar på mejl och kontaktformulär ${promises.sv.within}, ${promises.sv.replyDays}. ${promises.sv.urgent}`,
          },
        ],
      },
      {
        heading: 'Bygge och drift',
        items: [
          {
            question: 'Vem äger webbplatsen? Och var ligger den?',
            answer: `Du äger den. Domän, webbhotell och konton står på ditt företag. ${promises.sv.ownership} Webbplatsen ligger där du väljer: jag föreslår en leverantör inom EU som passar trafiken, och du kan flytta den när du vill.`,
          },
          {
            question: 'Vad händer efter lanseringen, och om du blir sjuk?',
            answer: `${promises.sv.support} I avtalet ingår också uppdateringar, testade säkerhetskopior och övervakning. Du bestämmer hur mycket av det du vill ha, och vi skriver ner vad jag tar hand om och vad du tar hand om själv. ${promises.sv.uptime} ${promises.sv.illness}`,
          },
          {
            question: 'WordPress eller en egenutvecklad webbplats?',
            answer:
              'WordPress är ett bra val när flera ska redigera sidor och behoven liknar andra företags. Egen utveckling lönar sig när fart, kopplingar till andra system eller ditt eget sätt att arbeta går före. Jag bygger båda delarna och talar om vad jag skulle välja, och varför, innan du bestämmer dig.',
          },
          {
            question: 'Vad går att automatisera i ett litet företag?',
            answer: `Sådant som görs på samma sätt många gånger: ordrar som skrivs in i bokföringen, rapporter som sätts ihop varje måndag, påminnelser, säkerhetskopior, nya användarkonton. ${promises.sv.lessWork} Jag börjar med att räkna hur ofta uppgiften görs, för allt är inte värt att automatisera.`,
          },
        ],
      },
      {
        heading: 'Praktiskt',
        items: [
          {
            question: 'Var arbetar du?',
            answer: `Jag utgår från ${facts.address.town} och tar uppdrag i hela Skåne och Blekinge, och upp till ${facts.serviceArea.radius / 10_000} mil bort. Jag kommer till dig när det gör skillnad, till exempel vid uppstart, utbildning eller ny utrustning. Det mesta i övrigt görs på distans, så det går bra att samarbeta även om du finns längre bort.`,
          },
          {
            question: 'Hur hanterar du GDPR?',
            answer:
              'Jag bygger så att så få personuppgifter som möjligt samlas in, och så att ingen spårning startar innan besökaren har samtyckt. När jag hanterar personuppgifter för din räkning skriver vi ett personuppgiftsbiträdesavtal. Du är fortfarande ansvarig för dina uppgifter, och jag hjälper dig med den tekniska delen av ansvaret.',
          },
          {
            question: 'Hur går det till med betalning och moms?',
            answer: `Du betalar mot faktura, och ett längre projekt delas in i etapper som faktureras när de är klara. Priser till företag anges exklusive moms. För kunder i Sverige är momsen normalt ${facts.vatRate}\u00a0%. För ett företag i ett annat EU-land med giltigt momsregistreringsnummer gäller normalt omvänd betalningsskyldighet. Betalningsvillkoren står i offerten.`,
          },
        ],
      },
    ],
    closing: {
      heading: 'Har du fortfarande frågor?',
      text: 'Hör av dig. En kort fråga går lika bra via e-post.',
      mail: 'Fråga via e-post',
      mailSubject: 'Fråga om dina tjänster',
    },
  },
})
