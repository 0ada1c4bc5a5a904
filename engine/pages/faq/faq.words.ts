/** What the page of questions and answers says around them. */
import { siteWords } from '../../core/site/site-words.ts'

export const words = siteWords('faq', {
  en: {
    title: 'Questions people ask before they hire me',
    description:
      'Straight answers from {aTrade} in {town} to the questions that people ask before they decide.',
    keywords: '{trade} questions, {trade} {town}, hire {aTrade}',
    heading: 'Frequently asked questions',
    lead: 'What people ask before they hire me, answered the way I would answer you.',
    closing: {
      heading: 'Still have questions?',
      text: 'Ask me. A short question is fine by e-mail.',
      mail: 'Ask by e-mail',
      mailSubject: 'Question about your services',
    },
  },
  sv: {
    title: 'Frågor som folk ställer innan de anlitar mig',
    description: 'Raka svar från en {trade} i {town} på de frågor som folk ställer innan de bestämmer sig.',
    keywords: 'vanliga frågor {trade}, {trade} {town}, anlita {trade}',
    heading: 'Vanliga frågor',
    lead: 'Det som folk undrar innan de anlitar mig, med samma svar som du hade fått av mig.',
    closing: {
      heading: 'Har du fortfarande frågor?',
      text: 'Hör av dig. En kort fråga går lika bra via e-post.',
      mail: 'Fråga via e-post',
      mailSubject: 'Fråga om dina tjänster',
    },
  },
})
