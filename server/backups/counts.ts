import { pluralize } from '../terminal/print.ts'

/** What a copy of the database holds: rows, and of views their sum. */
export const countedTables = ['messages', 'views', 'bookings', 'subscribers'] as const
export type Counts = Record<(typeof countedTables)[number], number>

/** `2 messages, 7 views, 1 booking, 3 subscribers` */
export const describeCounts = ({ messages, views, bookings, subscribers }: Counts): string =>
  [
    pluralize(messages, 'message'),
    pluralize(views, 'view'),
    pluralize(bookings, 'booking'),
    pluralize(subscribers, 'subscriber'),
  ].join(', ')
