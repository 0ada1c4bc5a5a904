import { words as contact } from '../../core/forms/contact.words.ts'
import { siteWords } from '../../core/site/site-words.ts'
import { zoneName } from '../../core/site/written-time.ts'
import { perLanguage } from '../../core/text/language.ts'
import { capitalized } from '../../core/time/clock.ts'
import { bookingRules } from './rules.ts'

/** What the button of a pending booking says. */
const confirm = { en: 'Confirm the meeting', sv: 'Bekräfta mötet' }
const isCalling = bookingRules.kinds.includes('phone')
const isVisiting = bookingRules.kinds.includes('visit')

/** The page of booking, and the page of one booking that the server makes of it. */
export const words = siteWords(
  'book',
  {
    en: {
      title: 'Book a free consultation',
      description:
        'See which times are available and book {minutes} minutes with {aTrade} in {town}. It’s free, and you don’t need an account.',
      keywords: 'book {trade}, free consultation, {trade} {town}, book a meeting',
      heading: 'Book a free consultation',
      lead: '{promises.consultation}',
      choose: 'Choose a time',
      picker: {
        day: 'Day',
        morning: 'Morning',
        afternoon: 'Afternoon',
        unknown: 'I can’t show the available times right now.',
        none: 'There are no available times in the next {daysAhead} days.',
        write: 'Write to me and we’ll find one.',
        yours: 'your time {time}',
      },
      form: {
        zone: 'All times are in {zone}.',
        kind: 'How would you like to talk?',
        name: 'Name',
        email: 'E-mail',
        phone: 'Phone number',
        about: 'What is it about? (optional)',
        aboutHint: isVisiting ? 'If I’m coming to you, please add the address here.' : '',
        send: 'Book',
        sendAt: 'Book {time}',
        onward: 'Continue',
        sending: 'Booking…',
        booked: 'Booked: {meeting}',
        confirmation: 'A confirmation is on its way to you.',
        calendar: 'Add to my calendar',
        page: 'Move or cancel the meeting',
        held: 'One more step',
        heldNext: `Open the link in the e-mail I’ve just sent you and press “${confirm.en}” within two hours. The time is yours as soon as you do: {meeting}.`,
        taken: 'Someone else has just booked that time.',
        takenNext: 'The nearest available times:',
        failed:
          'Your booking didn’t go through. What you wrote is still here: press the button again in a while, or call {phone}.',
        tooMany:
          'You’ve made several bookings in a short time. Please wait and press the button again, or call {phone}.',
        errors: {
          ...contact.en.form.errors,
          required: {
            name: contact.en.form.errors.required.name,
            email: 'Please enter an e-mail address for the confirmation.',
            phone: 'Please enter your number so that I can call you.',
          },
          'not-a-phone-number': 'Please enter a phone number such as +46 40 628 04 01.',
          'no-start': 'Please choose a time.',
          'no-kind': 'Please choose how you’d like to talk.',
        },
        check: 'Not booked yet. Please check the marked fields.',
        trap: 'Leave this field empty',
        write: 'None of these times suit you? Write to me',
      },
      kinds: { phone: 'By phone', video: 'By video', visit: 'In person' },
      privacy:
        'I use your details for this meeting, never for marketing, and keep them for three years after it.',
      results: {
        held: {
          text: 'One more step.',
          next: `Open the link in the e-mail I’ve just sent you and press “${confirm.en}” within two hours. The time is yours as soon as you do.`,
        },
        taken: {
          text: 'Someone else has just booked that time.',
          next: 'Please choose another one. What you wrote is still there.',
        },
        failed: {
          text: 'Your booking didn’t go through.',
          next: `Something is missing or incorrect.${isCalling ? ' For a phone call I need your number.' : ''} Go back one page; what you wrote is still there.`,
        },
        over: {
          text: 'This meeting can no longer be changed.',
          next: 'It was canceled, has started or was never confirmed. You can book a new time below.',
        },
        mailed: {
          text: 'You have already booked this time.',
          next: 'The e-mail about it has a link for moving or canceling the meeting.',
        },
        often: {
          text: 'Nothing has been booked or moved.',
          next: 'That’s a lot of attempts in a short time. What you wrote is still there: try again tomorrow, or call {phone}.',
        },
        failedNow: {
          text: 'Something went wrong.',
          next: 'Nothing has been booked or changed, and what you wrote is still there: press the button again in a while, or call {phone}.',
        },
        movedOften: {
          text: 'The meeting has not been moved.',
          next: 'It has already been moved as many times as it can be. Cancel it and book another time.',
        },
      },
      next: {
        heading: 'What happens next',
        steps: [
          'You get a confirmation by e-mail, with a calendar file attached.',
          'You get a reminder the day before. Each e-mail has a link for moving or canceling the meeting.',
          'We talk. Have what it is about at hand. Afterward you’ll know what is worth doing.',
        ],
        call: 'Would you rather call?',
      },
      booking: {
        title: 'Your consultation',
        lead: 'You can move or cancel it here.',
        zone: '{Zone}',
        /** The address of the video meeting. */
        link: 'Open the video meeting',
        called: 'I’ll call you at {number}.',
        states: {
          pending: `Not confirmed yet. Press “${confirm.en}” within two hours, and the time is yours.`,
          confirmed: 'Your booking',
          cancelled: 'This meeting has been canceled',
          past: 'This meeting is over',
          expired: 'This time was not confirmed within two hours.',
        },
        confirm: confirm.en,
        move: 'Move to another time',
        moveTo: 'Move the meeting',
        cancel: 'Cancel the meeting',
        cancelNow: 'Yes, cancel it',
        again: 'Book another time',
      },
      free: { heading: 'Next available times', all: 'All times', none: 'Pick a time' },
    },
    sv: {
      title: 'Boka en gratis konsultation',
      description:
        'Se vilka tider som är lediga och boka {minutes} minuter med en {trade} i {town}. Det är gratis och du behöver inget konto.',
      keywords: 'boka {trade}, gratis konsultation, {trade} {town}, boka möte',
      heading: 'Boka en gratis konsultation',
      lead: '{promises.consultation}',
      choose: 'Välj en tid',
      picker: {
        day: 'Dag',
        morning: 'Förmiddag',
        afternoon: 'Eftermiddag',
        unknown: 'Just nu går det inte att se vilka tider som är lediga.',
        none: 'Det finns inga lediga tider de närmaste {daysAhead} dagarna.',
        write: 'Skriv till mig så hittar vi en.',
        yours: 'din tid {time}',
      },
      form: {
        zone: 'Alla tider anges i {zone}.',
        kind: 'Hur ska vi prata?',
        name: 'Namn',
        email: 'E-post',
        phone: 'Telefonnummer',
        about: 'Vad gäller det? (frivilligt)',
        aboutHint: isVisiting ? 'Skriv också adressen här om jag ska komma till dig.' : '',
        send: 'Boka',
        sendAt: 'Boka {time}',
        onward: 'Fortsätt',
        sending: 'Bokar …',
        booked: 'Bokat: {meeting}',
        confirmation: 'En bekräftelse är på väg till dig.',
        calendar: 'Lägg till i min kalender',
        page: 'Flytta eller avboka mötet',
        held: 'Ett steg kvar',
        heldNext: `Öppna länken i mejlet som är på väg till dig och tryck på ”${confirm.sv}” inom två timmar. Tiden är din så snart du har gjort det: {meeting}.`,
        taken: 'Någon annan hann just boka den tiden.',
        takenNext: 'Närmaste lediga tider:',
        failed:
          'Bokningen gick inte igenom. Det du skrev finns kvar här: tryck på knappen igen om en stund eller ring {phone}.',
        tooMany:
          'Du har bokat flera gånger på kort tid. Vänta en stund och tryck på knappen igen, eller ring {phone}.',
        errors: {
          ...contact.sv.form.errors,
          required: {
            name: contact.sv.form.errors.required.name,
            email: 'Skriv e-postadressen som bekräftelsen ska skickas till.',
            phone: 'Skriv ditt nummer, så att jag kan ringa dig.',
          },
          'not-a-phone-number': 'Skriv ett telefonnummer, till exempel 040-628 04 01.',
          'no-start': 'Välj en tid.',
          'no-kind': 'Välj hur vi ska prata.',
        },
        check: 'Inte bokat än. Kontrollera de markerade fälten.',
        trap: 'Lämna det här fältet tomt',
        write: 'Passar ingen av tiderna? Skriv till mig',
      },
      kinds: { phone: 'På telefon', video: 'Via video', visit: 'Hos dig' },
      privacy:
        'Jag använder uppgifterna för det här mötet, aldrig för reklam, och sparar dem i tre år efter mötet.',
      results: {
        held: {
          text: 'Ett steg kvar.',
          next: `Öppna länken i mejlet som är på väg till dig och tryck på ”${confirm.sv}” inom två timmar. Tiden är din så snart du har gjort det.`,
        },
        taken: {
          text: 'Någon annan hann just boka den tiden.',
          next: 'Välj en annan. Det du skrev finns kvar.',
        },
        failed: {
          text: 'Bokningen gick inte igenom.',
          next: `Något saknas eller är fel.${isCalling ? ' Ska vi prata på telefon behöver jag ditt nummer.' : ''} Gå tillbaka ett steg i webbläsaren, så finns det du skrev kvar.`,
        },
        over: {
          text: 'Det här mötet går inte längre att ändra.',
          next: 'Det är avbokat, har redan börjat eller bekräftades aldrig. Du kan boka en ny tid här nedanför.',
        },
        mailed: {
          text: 'Du har redan bokat den tiden.',
          next: 'I mejlet om mötet finns en länk om du vill flytta eller avboka.',
        },
        often: {
          text: 'Inget har bokats eller flyttats.',
          next: 'Det blev många försök på kort tid. Det du skrev finns kvar: försök igen i morgon eller ring {phone}.',
        },
        failedNow: {
          text: 'Något gick fel.',
          next: 'Ingenting har bokats eller ändrats, och det du skrev finns kvar: tryck på knappen igen om en stund eller ring {phone}.',
        },
        movedOften: {
          text: 'Mötet har inte flyttats.',
          next: 'Det har redan flyttats så många gånger som det går. Avboka det och boka en annan tid.',
        },
      },
      next: {
        heading: 'Så går det till',
        steps: [
          'Du får en bekräftelse via e-post, med en kalenderfil.',
          'Dagen innan kommer en påminnelse. I varje mejl finns en länk om du vill flytta eller avboka.',
          'Vi pratar. Ha gärna underlaget framme. Efteråt vet du vad som är värt att göra.',
        ],
        call: 'Vill du hellre ringa?',
      },
      booking: {
        title: 'Din konsultation',
        lead: 'Här kan du flytta eller avboka den.',
        zone: '{Zone}',
        link: 'Öppna videomötet',
        called: 'Jag ringer dig på {number}.',
        states: {
          pending: `Inte bekräftat än. Tryck på ”${confirm.sv}” inom två timmar, så är tiden din.`,
          confirmed: 'Din bokade tid',
          cancelled: 'Mötet är avbokat',
          past: 'Mötet har redan ägt rum',
          expired: 'Tiden bekräftades inte inom två timmar.',
        },
        confirm: confirm.sv,
        move: 'Flytta till en annan tid',
        moveTo: 'Flytta mötet',
        cancel: 'Avboka mötet',
        cancelNow: 'Ja, avboka',
        again: 'Boka en annan tid',
      },
      free: { heading: 'Närmaste lediga tider', all: 'Alla tider', none: 'Välj en tid' },
    },
  },
  perLanguage((language) => ({
    daysAhead: String(bookingRules.daysAhead),
    zone: zoneName(language),
    Zone: capitalized(zoneName(language)),
  })),
)
