import { countOf } from '../../core/terminal/office-words.server.ts'

/** What a copy of the database holds: rows, and of views their sum. */
export const countedTables = ['messages', 'views', 'bookings', 'subscribers'] as const
export type RowCounts = Record<(typeof countedTables)[number], number>

/** `2 messages, 7 views, 1 booking, 3 subscribers`, in the language of the office. */
export const describeCounts = ({ messages, views, bookings, subscribers }: RowCounts): string =>
  [
    countOf(messages, 'message'),
    countOf(views, 'view'),
    countOf(bookings, 'booking'),
    countOf(subscribers, 'subscriber'),
  ].join(', ')
