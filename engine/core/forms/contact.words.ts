import { facts } from '../site/facts.ts'
import { siteWords } from '../site/site-words.ts'

const isBookingOn = facts.booking.kinds.length > 0

/** The contact page. */
export const words = siteWords('contact', {
  en: {
    title: isBookingOn ? 'Contact: book a free consultation' : 'Contact: write or call',
    description: 'Call {aTrade} in {town}, or write a few lines. {promises.free} {promises.reply}',
    keywords: 'contact {trade}, {trade} {town}, {trade} {region}',
    heading: 'Tell me what you need',
    lead: 'A few lines are enough. I read every message myself. {promises.free}',
    form: {
      heading: 'Send a message',
      name: 'Name',
      email: 'E-mail',
      message: 'Message',
      send: 'Send message',
      sending: 'Sending…',
      sent: 'Thanks! Your message was sent.',
      onward: 'What happens now',
      next: 'You’ll get a reply {promises.within}. If you don’t hear from me, call {phone}; e-mail sometimes goes astray.',
      another: 'Write another message',
      book: 'Or book a time to talk',
      failed: 'Could not send your message. Please try again later.',
      kept: 'Could not send your message. Please try again later, or call {phone}. Your text is still here.',
      tooMany: 'You have sent several messages in a short time. Please wait a while and try again.',
      errors: {
        required: {
          name: 'Please enter your name.',
          email: 'Please enter an e-mail address I can reply to.',
          message: 'Please say what it is about.',
        },
        'too-long': 'That’s {count} characters; the limit is {limit}.',
        'not-an-email': 'Please enter an e-mail address such as name@example.com.',
        'line-break': 'Please keep this to one line.',
      },
      check: 'Not sent yet. Please check the marked fields.',
      trap: 'Leave this field empty',
    },
    /** Around special days: before a message is written, and once it is sent. */
    away: 'Closed: {days}. What you send then gets a reply by {day}.',
    later:
      'I’m closed some of the days ahead, so you’ll get a reply by {day}. If you don’t hear from me, call {phone}; e-mail sometimes goes astray.',
    keptBelow: 'What you wrote is still in the form.',
    failedNext: 'Go back one page in the browser and your text is still there, or send it by e-mail instead.',
    newsletter: {
      confirmed: {
        text: 'Done. You’ll get the next article.',
        next: 'Every e-mail has a link to unsubscribe.',
      },
      left: {
        text: 'You have been unsubscribed.',
        next: 'Your address has been deleted. Thank you for reading.',
      },
      over: {
        text: 'This link is no longer valid.',
        next: 'Leave your address on the blog again if you want the articles.',
      },
    },
    privacy: `I use your message to answer you.${facts.newsletter ? ' You get the newsletter only if you ask for it.' : ''}`,
    details: {
      heading: 'Other ways to reach me',
      email: 'E-mail',
      phone: 'Phone',
      card: 'Save as a contact',
      qr: 'The contact card as a QR code',
      scan: 'Or scan the code with your phone.',
      location: 'Location',
      locationText: '{town}, serving {area}',
      hours: 'Business hours',
    },
    quick: {
      consultation: isBookingOn
        ? { label: 'E-mail about a free consultation', subject: 'Free Consultation' }
        : { label: 'E-mail a question', subject: 'Question' },
      project: { label: 'E-mail about a project', subject: 'Project Inquiry' },
    },
    areas: {
      heading: 'Where I work',
      text: 'Read how I work there.',
      inOther: 'in Swedish',
      inThis: 'in English',
    },
    faq: {
      heading: 'Before you write',
      items: [
        {
          question: 'What does the first consultation cost?',
          answer: isBookingOn ? 'Nothing. {promises.consultation} {promises.meeting}' : '',
        },
        {
          question: 'How soon do you reply?',
          answer: 'I reply {promises.within}, {promises.replyDays}. {promises.urgent}',
        },
        {
          question: 'What should I write in the message?',
          answer:
            'What your company does, what takes too long or doesn’t work, and when you need it solved. No technical terms needed.',
        },
        {
          question: 'How long does a project take?',
          answer:
            '{promises.delivery} It depends on what is to be done. Say when you need it solved, and I’ll tell you whether I can.',
        },
      ],
    },
  },
  sv: {
    title: isBookingOn ? 'Kontakt: boka en gratis konsultation' : 'Kontakt: skriv eller ring',
    description: 'Ring en {trade} i {town}, eller skriv några rader. {promises.free} {promises.reply}',
    keywords: 'kontakta {trade}, {trade} {town}, {trade} {region}',
    heading: 'Berätta vad du behöver',
    lead: 'Några rader räcker. Jag läser alla meddelanden själv. {promises.free}',
    form: {
      heading: 'Skicka ett meddelande',
      name: 'Namn',
      email: 'E-post',
      message: 'Meddelande',
      send: 'Skicka meddelandet',
      sending: 'Skickar …',
      sent: 'Tack! Ditt meddelande skickades.',
      onward: 'Så går det vidare',
      next: 'Du får svar {promises.within}. Hör du inget kan du ringa {phone}, för mejl kommer bort ibland.',
      another: 'Skriv ett nytt meddelande',
      book: 'Eller boka en tid direkt',
      failed: 'Meddelandet kunde inte skickas. Försök igen senare.',
      kept: 'Meddelandet kunde inte skickas. Försök igen senare eller ring {phone}. Texten finns kvar här.',
      tooMany: 'Du har skickat flera meddelanden på kort tid. Vänta en stund och försök igen.',
      errors: {
        required: {
          name: 'Skriv ditt namn.',
          email: 'Skriv en e-postadress som jag kan svara till.',
          message: 'Skriv vad det gäller.',
        },
        'too-long': 'Texten är {count} tecken lång. Högst {limit} får plats.',
        'not-an-email': 'Skriv en e-postadress, till exempel namn@example.com.',
        'line-break': 'Skriv det här på en rad.',
      },
      check: 'Inte skickat än. Kontrollera de markerade fälten.',
      trap: 'Lämna det här fältet tomt',
    },
    away: 'Stängt: {days}. Det du skickar då får du svar på senast {day}.',
    later:
      'Jag har stängt en del av dagarna framöver, så du får svar senast {day}. Hör du inget kan du ringa {phone}, för mejl kommer bort ibland.',
    keptBelow: 'Det du skrev finns kvar i formuläret.',
    failedNext:
      'Texten finns kvar om du går tillbaka ett steg i webbläsaren. Du kan också skicka den som e-post.',
    newsletter: {
      confirmed: {
        text: 'Klart! Du får nästa artikel när den kommer.',
        next: 'I varje mejl finns en länk för att avsluta prenumerationen.',
      },
      left: {
        text: 'Prenumerationen är avslutad.',
        next: 'Din adress är borttagen. Tack för att du har läst.',
      },
      over: {
        text: 'Länken gäller inte längre.',
        next: 'Lämna adressen på bloggen en gång till om du vill ha artiklarna.',
      },
    },
    privacy: `Jag använder ditt meddelande för att svara dig.${facts.newsletter ? ' Nyhetsbrevet får du bara om du ber om det.' : ''}`,
    details: {
      heading: 'Andra sätt att nå mig',
      email: 'E-post',
      phone: 'Telefon',
      card: 'Spara som kontakt',
      qr: 'Kontaktkortet som QR-kod',
      scan: 'Eller skanna koden med telefonen.',
      location: 'Ort',
      locationText: '{town}, med uppdrag i {area}',
      hours: 'Öppettider',
    },
    quick: {
      consultation: isBookingOn
        ? { label: 'Mejla om en gratis konsultation', subject: 'Gratis konsultation' }
        : { label: 'Mejla en fråga', subject: 'Fråga' },
      project: { label: 'Mejla om ett projekt', subject: 'Projektförfrågan' },
    },
    areas: {
      heading: 'Här arbetar jag',
      text: 'Läs om hur jag arbetar där.',
      inOther: 'på engelska',
      inThis: 'på svenska',
    },
    faq: {
      heading: 'Innan du skriver',
      items: [
        {
          question: 'Vad kostar den första konsultationen?',
          answer: isBookingOn ? 'Ingenting. {promises.consultation} {promises.meeting}' : '',
        },
        {
          question: 'Hur snabbt svarar du?',
          answer: 'Jag svarar {promises.within}, {promises.replyDays}. {promises.urgent}',
        },
        {
          question: 'Vad ska jag skriva i meddelandet?',
          answer:
            'Vad företaget gör, vad som tar för lång tid eller inte fungerar och när det behöver vara löst. Du behöver inga tekniska termer.',
        },
        {
          question: 'Hur lång tid tar ett projekt?',
          answer:
            '{promises.delivery} Det beror på vad som ska göras. Skriv när det behöver vara löst, så säger jag om jag hinner.',
        },
      ],
    },
  },
})
