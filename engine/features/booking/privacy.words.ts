import { saidIf } from '../../core/site/privacy-lines.ts'
import { bilingual } from '../../core/text/language.ts'
import { isBookingOn } from './rules.ts'

/** What the privacy policy says of booking. The owner rewords it in words/privacy.yaml. */
export const privacy = saidIf(
  isBookingOn,
  bilingual({
    en: {
      contract: ['a consultation that you book'],
      collected: [
        {
          term: 'Booked consultations',
          text: 'Name, e-mail address, phone number if you give one, what you want to talk about and where (if you say so), the time, how we meet, the language of the page, and how your visit to the site began, as for messages. The available times come from my own calendars. If the site cannot make sense of one of my entries there, it e-mails me the title so that I can correct it. That e-mail is kept for 30 days.',
        },
      ],
      use: [
        'To confirm a meeting that you book, remind you of it, and let you move or cancel it through a link in the e-mails.',
      ],
      sharing: [
        'Bookings are handled by this site itself, without a booking service; the e-mail service delivers the e-mails about them. If I also show them in my own calendar, the company behind that calendar stores them on my behalf.',
      ],
      retention: [
        {
          term: 'Booked consultations',
          text: '3 years from the meeting, or until you ask for deletion. A booking that nobody has confirmed is deleted within two days.',
        },
      ],
    },
    sv: {
      contract: ['en konsultation som du bokar'],
      collected: [
        {
          term: 'Bokade konsultationer',
          text: 'Namn, e-postadress, telefonnummer om du anger det, vad du vill prata om och var (om du skriver det), tiden, hur vi ses, sidans språk och hur ditt besök på webbplatsen började, som för meddelanden. De lediga tiderna kommer ur mina egna kalendrar. Förstår webbplatsen inte något som jag har skrivit in där mejlar den mig rubriken, så att jag kan rätta det. Det mejlet sparas i 30 dagar.',
        },
      ],
      use: [
        'För att bekräfta ett möte som du bokar, påminna dig om det och låta dig flytta eller avboka det genom en länk i mejlen.',
      ],
      sharing: [
        'Bokningar sköter webbplatsen själv, utan någon bokningstjänst; e-posttjänsten levererar mejlen om dem. Visar jag dem också i min egen kalender lagras de för min räkning hos företaget bakom kalendern.',
      ],
      retention: [
        {
          term: 'Bokade konsultationer',
          text: '3 år efter mötet, eller tills du ber om radering. En bokning som ingen har bekräftat raderas inom två dygn.',
        },
      ],
    },
  }),
)
