import { siteWords } from '../../core/site/site-words.ts'

/** The mails to subscribers, and the panel that the links in them open on the contact page. */
export const newsletterMailWords = siteWords('newsletter-mails', {
  en: {
    confirm: {
      subject: 'New articles from {brand}: confirm your address',
      text: 'Hello,\n\nSomebody, probably you, asked for new articles from {domain} to be sent to this address. If it was you, open the page and press the button:\n\n{link}\n\nThe link works for 48 hours. If it was not you, there is nothing you need to do: the address will be deleted, and nothing more will be sent.',
    },
    article: {
      read: 'Read the article',
      otherLanguage: 'This article is in {language}.',
      why: 'You are receiving this e-mail because you asked for new articles from {brand}.',
      leave: 'Unsubscribe',
    },
    page: {
      failed: 'Something went wrong. Please press the button again in a few minutes.',
      confirm: {
        heading: 'New articles by e-mail',
        text: 'Would you like new articles sent to {address}?',
        button: 'Yes, please',
      },
      leave: {
        heading: 'New articles by e-mail',
        text: '{address} is subscribed to new articles. Would you like to unsubscribe?',
        button: 'Unsubscribe',
      },
      over: {
        heading: 'This link is no longer valid',
        text: 'The address was not confirmed within 48 hours, or it has been unsubscribed. Nothing will be sent to it.',
      },
    },
  },
  sv: {
    confirm: {
      subject: 'Nya artiklar från {brand}: bekräfta din adress',
      text: 'Hej!\n\nNågon, troligen du, har på {domain} bett om nya artiklar till den här adressen. Stämmer det öppnar du sidan och trycker på knappen:\n\n{link}\n\nLänken gäller i 48 timmar. Var det inte du behöver du inte göra något: adressen tas bort och inget mer skickas.',
    },
    article: {
      read: 'Läs artikeln',
      otherLanguage: 'Den här artikeln är på {language}.',
      why: 'Du får det här mejlet eftersom du har bett om nya artiklar från {brand}.',
      leave: 'Avsluta prenumerationen',
    },
    page: {
      failed: 'Något gick fel. Tryck på knappen igen om några minuter.',
      confirm: {
        heading: 'Nya artiklar via e-post',
        text: 'Vill du få nya artiklar till {address}?',
        button: 'Ja, tack',
      },
      leave: {
        heading: 'Nya artiklar via e-post',
        text: '{address} prenumererar på nya artiklar. Vill du avsluta?',
        button: 'Avsluta prenumerationen',
      },
      over: {
        heading: 'Länken gäller inte längre',
        text: 'Adressen bekräftades inte inom 48 timmar, eller så är prenumerationen avslutad. Inget skickas till den.',
      },
    },
  },
})
