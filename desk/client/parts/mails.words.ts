import { bilingual } from '../../../content/language.ts'
import type { MailKind } from '../../../server/database/tables.ts'

/** The mails that the site sends, by kind, and what has become of one. */
export const words = bilingual({
  en: {
    kinds: {
      owner: 'Message to you',
      confirmation: 'Confirmation to the sender',
      'booking-held': 'Question whether to keep the time',
      'booking-booked': 'Confirmation of the meeting',
      'booking-booked-owner': 'New meeting, to you',
      'booking-moved': 'New time of the meeting',
      'booking-moved-owner': 'New time, to you',
      'booking-cancelled': 'Cancellation',
      'booking-cancelled-owner': 'Cancellation, to you',
      'booking-reminder': 'Reminder of the meeting',
      'calendar-unreadable': 'A calendar cannot be read',
      newsletter: 'A new article, to a subscriber',
      'newsletter-confirm': 'Question whether to subscribe',
      'newsletter-test': 'A new article, to try it',
      'reply-reminder': 'Reminder to answer',
      week: 'The week, to you',
    } satisfies Record<MailKind, string>,
    states: { waiting: 'on its way', sent: 'sent', failed: 'failed, is tried again', 'given up': 'given up' },
    resend: 'Send again',
    resent: 'The mail is sent again.',
  },
  sv: {
    kinds: {
      owner: 'Meddelandet till dig',
      confirmation: 'Bekräftelse till avsändaren',
      'booking-held': 'Fråga om tiden ska hållas',
      'booking-booked': 'Bekräftelse av mötet',
      'booking-booked-owner': 'Nytt möte, till dig',
      'booking-moved': 'Mötets nya tid',
      'booking-moved-owner': 'Ny tid, till dig',
      'booking-cancelled': 'Avbokning',
      'booking-cancelled-owner': 'Avbokning, till dig',
      'booking-reminder': 'Påminnelse om mötet',
      'calendar-unreadable': 'En kalender går inte att läsa',
      newsletter: 'En ny artikel, till en prenumerant',
      'newsletter-confirm': 'Fråga om prenumeration',
      'newsletter-test': 'En ny artikel, på prov',
      'reply-reminder': 'Påminnelse om att svara',
      week: 'Veckan, till dig',
    },
    states: {
      waiting: 'på väg',
      sent: 'skickat',
      failed: 'misslyckades, försöker igen',
      'given up': 'gick inte att skicka',
    },
    resend: 'Skicka igen',
    resent: 'Mejlet skickas igen.',
  },
})
