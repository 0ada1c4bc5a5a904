import { bilingual } from '../../content/language.ts'

/** The form that asks for new articles by e-mail. Who confirms agrees to `text`, which is stored with the time. */
export const newsletterWords = bilingual({
  en: {
    heading: 'New articles by e-mail',
    text: 'Leave your address and I will write when there is something new to read. A few times a year, no more.',
    email: 'E-mail address',
    submit: 'Subscribe',
    trap: 'Leave this field empty',
    feed: 'Or follow the feed',
    asked: 'Look in your inbox: one click in the mail confirms the address.',
    askedNext:
      'Nothing is sent before that. If no mail has come within some minutes, look in the spam folder; an address that gets the articles already gets no second mail.',
    failed: 'The address did not arrive. Check how it is written and try again.',
    often: 'So many addresses were left today that yours is not stored.',
    oftenNext: 'Please try again tomorrow.',
  },
  sv: {
    heading: 'Nya artiklar via e-post',
    text: 'Lämna din adress så skriver jag när det finns något nytt att läsa. Några gånger om året, inte oftare.',
    email: 'E-postadress',
    submit: 'Prenumerera nu',
    trap: 'Lämna det här fältet tomt',
    feed: 'Eller följ flödet',
    asked: 'Titta i inkorgen: ett klick i mejlet bekräftar adressen.',
    askedNext:
      'Innan dess skickas ingenting. Har inget mejl kommit efter några minuter kan det ligga i skräpposten; en adress som redan får artiklarna får inget nytt mejl.',
    failed: 'Adressen kom inte fram. Kontrollera hur den är skriven och försök igen.',
    often: 'I dag har det kommit så många adresser att din inte är sparad.',
    oftenNext: 'Försök igen i morgon.',
  },
})
