/** Times that the owner keeps free of bookings. */
import { randomUUID } from 'node:crypto'
import { takesTime } from '../bookings/booking-state.ts'
import type { Interval } from '../bookings/interval.ts'
import { loadBookings } from '../bookings/stored-bookings.ts'
import type { Database } from '../database/open.ts'
import { findById } from './find-by-id.ts'
import { formatSpan, formatTime, pluralize, printTable, truncate } from './print.ts'

/** Blocks a time, and names the meetings that are booked then: they stay. */
export async function block(database: Database, { start, end }: Interval, note: string) {
  const blocked = { id: randomUUID(), starts_at: start, ends_at: end, note }
  await database.insertInto('blocked_times').values(blocked).execute()
  console.log(`${blocked.id.slice(0, 8)}: nobody can book ${formatSpan(blocked)} any more`)
  const bookings = await loadBookings(database, (query) =>
    query.where('starts_at', '<', end).where('ends_at', '>', start),
  )
  const live = bookings.filter(takesTime)
  if (live.length === 0) return
  console.log(
    `${pluralize(live.length, 'meeting')} at that time stay${live.length === 1 ? 's' : ''} as booked:`,
  )
  for (const { id, starts_at, name } of live)
    console.log(`  ${id.slice(0, 8)}  ${formatTime(starts_at)}  ${truncate(name, 40)}`)
}

export async function listBlocks(database: Database, now: number) {
  const blocks = await database
    .selectFrom('blocked_times')
    .selectAll()
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .execute()
  if (blocks.length === 0) return console.log('No times are blocked')
  printTable(
    ['id', 'when', 'note'],
    blocks.map((blocked) => [blocked.id.slice(0, 8), formatSpan(blocked), truncate(blocked.note, 60)]),
  )
}

export async function free(database: Database, idStart: string) {
  const blocked = await findById('blocked time', idStart, (pattern) =>
    database.selectFrom('blocked_times').selectAll().where('id', 'like', pattern).execute(),
  )
  await database.deleteFrom('blocked_times').where('id', '=', blocked.id).execute()
  console.log(`${formatSpan(blocked)} can be booked again`)
}
