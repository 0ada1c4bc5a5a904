import { bilingual } from '../../core/text/language.ts'

/** What the privacy policy says of messages. The owner rewords it in words/privacy.yaml. */
export const privacy = bilingual({
  en: {
    collected: [
      {
        term: 'Contact messages',
        text: 'Name, e-mail address, message, the time it was sent, the language of the page and, where it is known, how the visit began: from which site, and on which page. An automatic check may mark a message as suspected spam.',
      },
    ],
    use: ['To answer your message, hold a consultation and give you a quote.'],
    sharing: [
      'An e-mail service forwards messages from the contact form to me and sends you the confirmation.',
    ],
    retention: [{ term: 'Contact inquiries', text: '3 years, or until you ask for deletion.' }],
  },
  sv: {
    collected: [
      {
        term: 'Kontaktmeddelanden',
        text: 'Namn, e-postadress, meddelande, tidpunkten då det skickades, sidans språk och, där det är känt, hur besöket började: från vilken webbplats och på vilken sida. En automatisk kontroll kan märka ett meddelande som misstänkt skräppost.',
      },
    ],
    use: ['För att svara på ditt meddelande, hålla en konsultation och lämna offert.'],
    sharing: [
      'En e-posttjänst vidarebefordrar meddelanden från kontaktformuläret till mig och skickar bekräftelsen till dig.',
    ],
    retention: [{ term: 'Kontaktförfrågningar', text: '3 år, eller tills du ber om radering.' }],
  },
})
