import { facts } from '../../core/site/facts.ts'
import { saidIf } from '../../core/site/privacy-lines.ts'
import { bilingual } from '../../core/text/language.ts'

/** What the privacy policy says of the newsletter. The owner rewords it in words/privacy.yaml. */
export const privacy = saidIf(
  facts.newsletter,
  bilingual({
    en: {
      consent: ['New articles by e-mail'],
      collected: [
        {
          term: 'New articles by e-mail',
          text: 'The e-mail address that you leave, the language of the page, when you confirmed it, and the text you agreed to. The e-mails do not track you: no hidden images, no rewritten links. If your mail server refuses the e-mails twice, I stop sending them and note that.',
        },
      ],
      use: ['To tell those who have asked for it, and confirmed it, about new articles.'],
      retention: [
        {
          term: 'Address for new articles',
          text: 'Until you unsubscribe; every e-mail has a link. An address that is not confirmed is deleted after 48 hours. The record that an article was sent to you is kept for 30 days.',
        },
      ],
    },
    sv: {
      consent: ['Nya artiklar via e-post'],
      collected: [
        {
          term: 'Nya artiklar via e-post',
          text: 'E-postadressen du lämnar, sidans språk, när du bekräftade adressen och vilken text du godkände. Mejlen spårar dig inte: inga dolda bilder och inga omskrivna länkar. Avvisar din e-postserver mejlen två gånger slutar jag skicka dem, och det noteras.',
        },
      ],
      use: ['För att berätta om nya artiklar för dem som har bett om det och bekräftat det.'],
      retention: [
        {
          term: 'Adress för nya artiklar',
          text: 'Tills du avslutar prenumerationen; en länk finns i varje mejl. En adress som inte bekräftas tas bort efter 48 timmar. Uppgiften om att en artikel har skickats till dig sparas i 30 dagar.',
        },
      ],
    },
  }),
)
