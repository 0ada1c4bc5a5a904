import { siteWords } from '../../core/site/site-words.ts'

/** The form that asks for new articles by e-mail. Who confirms agrees to 'text', which is stored with the time. */
export const newsletterWords = siteWords('newsletter', {
  en: {
    heading: 'New articles by e-mail',
    text: 'Leave your e-mail address and I’ll write when there is something new to read.',
    email: 'E-mail address',
    submit: 'Subscribe',
    trap: 'Leave this field empty',
    feed: 'Or follow the feed',
    asked: 'Check your inbox: open the link in the e-mail and press the button to confirm your address.',
    askedNext:
      'Until then nothing is sent. If nothing arrives within a few minutes, check your spam folder. If you already subscribe, no new e-mail is sent.',
    failed: 'The address could not be saved. Check how it is spelled, and try again later.',
    often: 'So many people have signed up today that your address was not saved.',
    oftenNext: 'Please try again tomorrow.',
  },
  sv: {
    heading: 'Nya artiklar via e-post',
    text: 'Lämna din e-postadress så skriver jag när det finns något nytt att läsa.',
    email: 'E-postadress',
    submit: 'Prenumerera nu',
    trap: 'Lämna det här fältet tomt',
    feed: 'Eller följ flödet',
    asked: 'Titta i inkorgen: öppna länken i mejlet och tryck på knappen, så är adressen bekräftad.',
    askedNext:
      'Innan dess skickas ingenting. Har inget mejl kommit efter några minuter kan det ligga i skräpposten. Prenumererar du redan skickas inget nytt mejl.',
    failed: 'Adressen kunde inte sparas. Kontrollera hur den är skriven och försök igen senare.',
    often: 'Så många har anmält sig i dag att din adress inte kunde sparas.',
    oftenNext: 'Försök igen i morgon.',
  },
})
