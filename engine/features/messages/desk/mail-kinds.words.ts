import { bilingual } from '../../../core/text/language.ts'
import type { MessageMailKind } from '../tables.server.ts'

/** What its mails are called, by the kind under which they are stored. */
export const mailKinds = bilingual({
  en: {
    owner: 'Message to you',
    confirmation: 'Confirmation to the sender',
    'reply-reminder': 'Reminder to reply',
  } satisfies Record<MessageMailKind | 'reply-reminder', string>,
  sv: {
    owner: 'Meddelandet till dig',
    confirmation: 'Bekräftelse till avsändaren',
    'reply-reminder': 'Påminnelse om att svara',
  },
})
