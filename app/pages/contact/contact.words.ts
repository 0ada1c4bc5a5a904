import { facts, printedPhone } from '../../../content/facts.ts'
import { bilingual } from '../../../content/language.ts'
import { promises } from '../../../content/promises.ts'

const { en, sv } = facts.claims

/** The contact page. */
export const words = bilingual({
  en: {
    title: 'Contact: book a free consultation',
    description: `Write, call or e-mail an IT consultant in ${facts.address.town}. The first consultation is free and you have a reply within ${en.replyHours} hours.`,
    keywords: `contact IT consultant, free consultation, IT consultant ${facts.address.town}, web developer contact, IT help Skåne Blekinge`,
    heading: 'Tell me what you need',
    lead: `A few lines are enough. I read every message myself and reply within ${en.replyHours} hours. The first consultation is free.`,
    form: {
      heading: 'Send a message',
      name: 'Name',
      email: 'E-mail',
      message: 'Message',
      send: 'Send message',
      sending: 'Sending…',
      sent: 'Thanks! Your message was sent.',
      next: `You have a reply within ${en.replyHours} hours. If you hear nothing, call ${printedPhone}: mail goes astray at times.`,
      another: 'Write another message',
      book: 'Or choose a time to talk now',
      failed: 'Could not send your message. Please try again later.',
      kept: `Not sent. Are you offline? Your text stays here: press the button again in a while, or call ${printedPhone}.`,
      tooMany: 'You have sent several messages in a short time. Please wait a while and try again.',
      errors: {
        required: {
          name: 'Please write your name.',
          email: 'Please write the address that I can reply to.',
          message: 'Please write what it is about.',
        },
        'too-long': 'This has {count} characters; there may be {limit} at most.',
        'not-an-email': 'Please write an e-mail address such as name@example.com.',
        'line-break': 'Please write this on one line.',
      },
      check: 'Not sent yet: please look at the marked fields.',
      trap: 'Leave this field empty',
    },
    keptBelow: 'What you wrote is still in the form.',
    failedNext: 'Go back one page in the browser and your text is still there, or send it by e-mail instead.',
    newsletter: {
      confirmed: {
        text: 'Done: you get the next article.',
        next: 'Every mail has a link to unsubscribe.',
      },
      left: { text: 'You are unsubscribed.', next: 'Your address is deleted. Thank you for reading.' },
      over: {
        text: 'This link is no longer good.',
        next: 'Leave your address on the blog once more if you want the articles.',
      },
    },
    privacy:
      'Your message is used to answer you, and your address for the newsletter only if you ask for it.',
    privacyLink: 'Privacy policy',
    details: {
      heading: 'Other ways to reach me',
      email: 'E-mail',
      phone: 'Phone',
      card: 'Save as a contact',
      qr: 'QR code of the contact card',
      scan: 'Or scan it with your phone.',
      location: 'Location',
      locationText: `${facts.address.town}, serving Skåne and Blekinge on site and all of Sweden remotely`,
      hours: 'Business hours',
    },
    quick: {
      consultation: { label: 'E-mail about a free consultation', subject: 'Free Consultation' },
      project: { label: 'E-mail about a project', subject: 'Project Inquiry' },
    },
    areas: {
      heading: 'We Serve These Areas',
      text: 'On site where it helps, remotely where it is quicker.',
      inOther: 'in Swedish',
      inThis: 'in English',
    },
    faq: {
      heading: 'Before you write',
      items: [
        {
          question: 'What does the first consultation cost?',
          answer:
            'Nothing. We talk for half an hour to an hour about what you want to achieve, by phone, video or at your place. You get an honest view of what is worth doing, also when the answer is that you do not need me.',
        },
        {
          question: 'How soon do you reply?',
          answer: `Within ${en.replyHours} hours. ${promises.en.support}`,
        },
        {
          question: 'What should I write in the message?',
          answer:
            'What you do, what takes too long or does not work, and when it has to be solved. Links to an existing site or system help. You need no technical terms.',
        },
        {
          question: 'How long does a project take?',
          answer: `${promises.en.delivery} A first version of a small automation is often running within days; it then needs some weeks of use before we know what it saves.`,
        },
      ],
    },
  },
  sv: {
    title: 'Kontakt: boka en gratis konsultation',
    description: `Skriv, ring eller mejla en IT-konsult i ${facts.address.town}. Den första konsultationen är gratis och du får svar inom ${sv.replyHours} timmar.`,
    keywords: `kontakta IT-konsult, gratis konsultation, IT-konsult ${facts.address.town}, webbutvecklare kontakt, IT-hjälp Skåne Blekinge`,
    heading: 'Berätta vad du behöver',
    lead: `Några rader räcker. Jag läser alla meddelanden själv och svarar inom ${sv.replyHours} timmar. Den första konsultationen är gratis.`,
    form: {
      heading: 'Skicka ett meddelande',
      name: 'Namn',
      email: 'E-post',
      message: 'Meddelande',
      send: 'Skicka meddelandet',
      sending: 'Skickar…',
      sent: 'Tack! Ditt meddelande skickades.',
      next: `Du får svar inom ${sv.replyHours} timmar. Hör du inget, ring ${printedPhone}: mejl kommer bort ibland.`,
      another: 'Skriv ett nytt meddelande',
      book: 'Eller välj en tid att prata redan nu',
      failed: 'Kunde inte skicka meddelandet. Försök igen senare.',
      kept: `Inte skickat. Saknar du internet? Texten finns kvar här: tryck på knappen igen om en stund eller ring ${printedPhone}.`,
      tooMany: 'Du har skickat flera meddelanden på kort tid. Vänta en stund och försök igen.',
      errors: {
        required: {
          name: 'Skriv ditt namn.',
          email: 'Skriv adressen som jag kan svara till.',
          message: 'Skriv vad det gäller.',
        },
        'too-long': 'Det här är {count} tecken; det får vara högst {limit}.',
        'not-an-email': 'Skriv en e-postadress, till exempel namn@example.com.',
        'line-break': 'Skriv det här på en rad.',
      },
      check: 'Inte skickat än: titta på de markerade fälten.',
      trap: 'Lämna det här fältet tomt',
    },
    keptBelow: 'Det du skrev står kvar i formuläret.',
    failedNext:
      'Texten finns kvar om du går tillbaka ett steg i webbläsaren. Du kan också skicka den som e-post.',
    newsletter: {
      confirmed: {
        text: 'Klart: du får nästa artikel.',
        next: 'I varje mejl finns en länk för att avsluta.',
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
    privacy: 'Ditt meddelande används för att svara dig, och nyhetsbrevet får du bara om du ber om det.',
    privacyLink: 'Integritetspolicy',
    details: {
      heading: 'Andra sätt att nå mig',
      email: 'E-post',
      phone: 'Telefon',
      card: 'Spara som kontakt',
      qr: 'Kontaktkortet som QR-kod',
      scan: 'Eller skanna den med telefonen.',
      location: 'Plats',
      locationText: `${facts.address.town}, på plats i Skåne och Blekinge och på distans i hela Sverige`,
      hours: 'Öppettider',
    },
    quick: {
      consultation: { label: 'Mejla om en gratis konsultation', subject: 'Gratis konsultation' },
      project: { label: 'Mejla om ett projekt', subject: 'Projektförfrågan' },
    },
    areas: {
      heading: 'Här arbetar jag',
      text: 'På plats när det hjälper, på distans när det går fortare.',
      inOther: 'på engelska',
      inThis: 'på svenska',
    },
    faq: {
      heading: 'Innan du skriver',
      items: [
        {
          question: 'Vad kostar den första konsultationen?',
          answer:
            'Ingenting. Vi pratar en halvtimme till en timme om vad du vill uppnå, på telefon, via video eller hos dig. Du får en ärlig bild av vad som är värt att göra, även när svaret är att du inte behöver mig.',
        },
        {
          question: 'Hur snabbt svarar du?',
          answer: `Inom ${sv.replyHours} timmar. ${promises.sv.support}`,
        },
        {
          question: 'Vad ska jag skriva i meddelandet?',
          answer:
            'Vad du gör, vad som tar för lång tid eller inte fungerar, och när det behöver vara löst. Länka gärna till webbplatsen eller systemet du har i dag. Du behöver inga tekniska termer.',
        },
        {
          question: 'Hur lång tid tar ett projekt?',
          answer: `${promises.sv.delivery} En första version av en mindre automatisering är ofta igång inom några dagar; sedan behövs några veckors användning för att veta vad den sparar.`,
        },
      ],
    },
  },
})
