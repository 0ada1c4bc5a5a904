import { facts } from '../../content/facts.ts'
import { bilingual } from '../../content/language.ts'

const host = new URL(facts.origin).host

/** The mails to subscribers, and the panel that the links in them open on the contact page. */
export const newsletterMailWords = bilingual({
  en: {
    confirm: {
      subject: `New articles from ${facts.brand}: confirm your address`,
      text: (link: string) =>
        `Hello,\n\nsomebody, probably you, has asked at ${host} for new articles to this address. Open the page and press the button if that is right:\n\n${link}\n\nThe link is good for 48 hours. If it was not you, do nothing: the address is deleted, and nothing more is sent.`,
    },
    article: {
      read: 'Read the article',
      otherLanguage: 'This article is in Swedish.',
      why: `You get this mail because you have asked for new articles from ${facts.brand}.`,
      leave: 'Unsubscribe',
    },
    page: {
      failed: 'That did not work just now. Please press the button again in a while.',
      confirm: {
        heading: 'New articles by e-mail',
        text: (email: string) => `Shall I write to ${email} when there is a new article?`,
        button: 'Yes, write to me',
      },
      leave: {
        heading: 'New articles by e-mail',
        text: (email: string) => `${email} gets new articles. Shall that end?`,
        button: 'Unsubscribe',
      },
      over: {
        heading: 'This link is no longer good',
        text: 'The address was not confirmed within 48 hours, or it has been unsubscribed. Nothing is sent to it.',
      },
    },
  },
  sv: {
    confirm: {
      subject: `Nya artiklar från ${facts.brand}: bekräfta din adress`,
      text: (link: string) =>
        `Hej!\n\nNågon, troligen du, har på ${host} bett om nya artiklar till den här adressen. Öppna sidan och tryck på knappen om det stämmer:\n\n${link}\n\nLänken gäller i 48 timmar. Var det inte du behöver du inte göra något: adressen tas bort och inget mer skickas.`,
    },
    article: {
      read: 'Läs artikeln',
      otherLanguage: 'Den här artikeln är på engelska.',
      why: `Du får det här mejlet eftersom du har bett om nya artiklar från ${facts.brand}.`,
      leave: 'Avsluta prenumerationen',
    },
    page: {
      failed: 'Det gick inte just nu. Tryck på knappen igen om en stund.',
      confirm: {
        heading: 'Nya artiklar via e-post',
        text: (email: string) => `Ska jag skriva till ${email} när det finns en ny artikel?`,
        button: 'Ja, skriv till mig',
      },
      leave: {
        heading: 'Nya artiklar via e-post',
        text: (email: string) => `${email} får nya artiklar. Ska det upphöra?`,
        button: 'Avsluta prenumerationen',
      },
      over: {
        heading: 'Länken gäller inte längre',
        text: 'Adressen bekräftades inte inom 48 timmar, eller så är prenumerationen avslutad. Inget skickas till den.',
      },
    },
  },
})
