import { bilingual } from '../../core/text/language.ts'

/** What has become of a mail, and what can be done about one that failed. */
export const words = bilingual({
  en: {
    states: {
      queued: 'on its way',
      sent: 'sent',
      retrying: 'failed, will retry',
      failed: 'could not be sent',
    },
    resend: 'Send again',
    resent: 'The e-mail is being sent again.',
    dismiss: 'Dismiss',
    dismissed: 'The e-mail has been dismissed.',
    dismissAll: 'Dismiss all that could not be sent',
    dismissedAll: 'The e-mails have been dismissed.',
  },
  sv: {
    states: {
      queued: 'på väg',
      sent: 'skickat',
      retrying: 'gick inte fram, nytt försök görs',
      failed: 'gick inte att skicka',
    },
    resend: 'Skicka igen',
    resent: 'Mejlet skickas igen.',
    dismiss: 'Lägg undan',
    dismissed: 'Mejlet visas inte längre.',
    dismissAll: 'Lägg undan alla som inte gick att skicka',
    dismissedAll: 'Mejlen visas inte längre.',
  },
})
