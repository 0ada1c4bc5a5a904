/** What the page of questions and answers says around them. */
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('faq', {
  en: {
    title: 'Questions about price, time, ownership and support',
    description:
      'Straight answers from an IT consultant in {town}: what a website costs and how long it takes, who owns it and who looks after it.',
    keywords:
      'IT consultant questions, what does a website cost, how long does a website take, WordPress or custom website, who owns the website, website support, GDPR website',
    heading: 'Frequently asked questions',
    lead: 'What people ask before they hire me, answered the way I would answer on the phone.',
    closing: {
      heading: 'Still have questions?',
      text: 'Ask me. A short question is fine by e-mail.',
      mail: 'Ask by e-mail',
      mailSubject: 'Question about your services',
    },
  },
  sv: {
    title: 'Vanliga frågor om pris, tid, ägande och support',
    description:
      'Raka svar från en IT-konsult i {town}: vad en hemsida kostar, hur lång tid den tar, vem som äger den och vem som sköter den.',
    keywords:
      'vanliga frågor IT-konsult, vad kostar en hemsida, hur lång tid tar en hemsida, WordPress eller egen webbplats, vem äger webbplatsen, support dygnet runt, GDPR webbplats',
    heading: 'Vanliga frågor',
    lead: 'Det som folk undrar innan de anlitar mig, med samma svar som du hade fått på telefon.',
    closing: {
      heading: 'Har du fortfarande frågor?',
      text: 'Hör av dig. En kort fråga går lika bra via e-post.',
      mail: 'Fråga via e-post',
      mailSubject: 'Fråga om dina tjänster',
    },
  },
})
