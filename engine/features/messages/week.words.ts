import { bilingual } from '../../core/text/language.ts'

/** What the mail about the week tells of messages. */
export const weekWords = bilingual({
  en: {
    messages: { one: '{count} new message', other: '{count} new messages' },
    suspected: { one: '{count} message that may be spam', other: '{count} messages that may be spam' },
    answered: { one: '{count} answered', other: '{count} answered' },
    median: 'Median reply time: {time}',
    since: '{name}, since {time}',
    more: 'and {count} more',
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hours: { one: '{count} hour', other: '{count} hours' },
  },
  sv: {
    messages: { one: '{count} nytt meddelande', other: '{count} nya meddelanden' },
    suspected: {
      one: '{count} meddelande som kan vara skräppost',
      other: '{count} meddelanden som kan vara skräppost',
    },
    answered: { one: '{count} besvarat', other: '{count} besvarade' },
    median: 'Mediantid till svar: {time}',
    since: '{name}, sedan {time}',
    more: 'och {count} till',
    minutes: { one: '{count} minut', other: '{count} minuter' },
    hours: { one: '{count} timme', other: '{count} timmar' },
  },
})
