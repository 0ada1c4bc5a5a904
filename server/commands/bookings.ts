/** `npm run bookings`: lists and cancels the booked meetings, and keeps times free of them. */

import { parseArgs } from 'node:util'
import { bookingRules } from '../../content/booking.ts'
import type { Interval } from '../../content/interval.ts'
import {
  loadBlockedTimes,
  newBlockedTime,
  removeBlockedTime,
  storeBlockedTime,
} from '../bookings/blocked-times.ts'
import { isLive, isPending, takesTime, wasMeeting } from '../bookings/booking-state.ts'
import { cancelForOwner } from '../bookings/change.ts'
import { loadBookings, type StoredBooking } from '../bookings/stored-bookings.ts'
import { type Database, withDatabase } from '../database/open.ts'
import { findById } from '../terminal/find-by-id.ts'
import { readSpan } from '../terminal/parse-time-span.ts'
import {
  escapeControlCharacters,
  formatSpan,
  formatTime,
  pluralize,
  printField,
  printTable,
  truncate,
} from '../terminal/print.ts'
import { printMails, printUnsent, statesOf } from '../terminal/print-mails.ts'
import { type Command, CommandError, runCommand, UsageError } from '../terminal/run-command.ts'

/** How many words each command takes after its name, at least and at most. */
const wordCounts = new Map<string, [least: number, most: number]>([
  ['list', [0, 0]],
  ['show', [1, 1]],
  ['cancel', [1, 1]],
  ['block', [1, 2]],
  ['blocks', [0, 0]],
  ['free', [1, 1]],
])
/** The only command that takes an option. */
const optionOf = { all: 'list', say: 'cancel', note: 'block' } as const

/** The longest sentence to the visitor, and the longest note, in UTF-16 code units. */
const maxLength = 1000

export const command: Command = {
  usage:
    'npm run bookings -- [list [--all] | show ID | cancel ID [--say "To the visitor"] | ' +
    'block 2026-12-24[..2026-12-31] [09:00-12:00] [--note "…"] | blocks | free ID]',
  async run(args, config) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { all: { type: 'boolean' }, say: { type: 'string' }, note: { type: 'string' } },
    })
    const [command = 'list', first = '', second] = positionals
    const [least, most] = wordCounts.get(command) ?? []
    if (least === undefined || most === undefined) throw new UsageError(`Unknown command “${command}”`)
    const count = Math.max(positionals.length - 1, 0)
    if (count < least || count > most) throw new UsageError('Unexpected arguments')
    for (const [option, only] of Object.entries(optionOf))
      if (option in values && command !== only) throw new UsageError(`--${option} is only for ${only}`)
    const { all = false, say = '', note = '' } = values
    for (const text of [say, note])
      if (text.length > maxLength) throw new CommandError(`Write at most ${maxLength} characters`)

    const now = Date.now()
    await withDatabase(config, async (database) => {
      if (command === 'list') return list(await loadBookings(database), all, now)
      if (command === 'block') return block(database, readSpan(first, second, now), note.trim())
      if (command === 'blocks') return listBlocks(database, now)
      if (command === 'free') return free(database, first)
      const booking = await findById('booking', first, (pattern) =>
        loadBookings(database, (query) => query.where('id', 'like', pattern)),
      )
      return command === 'show' ? show(booking, now) : cancel(database, booking, say.trim())
    })
  },
}

if (import.meta.main) await runCommand(command)

function list(stored: StoredBooking[], isAll: boolean, now: number) {
  const bookings = isAll ? stored : stored.filter((booking) => booking.ends_at > now && isLive(booking, now))
  if (bookings.length === 0) return console.log(isAll ? 'No bookings' : 'No upcoming meetings')
  printTable(
    ['id', 'when', 'kind', 'name', 'e-mail', 'phone', 'state', 'mails'],
    bookings.map((booking) => [
      booking.id.slice(0, 8),
      formatTime(booking.starts_at),
      booking.kind,
      truncate(booking.name, 24),
      truncate(booking.email, 32),
      truncate(booking.phone, 20),
      describeState(booking, now),
      statesOf(booking.mails),
    ]),
  )
  printUnsent('booking', bookings)
}

function show(booking: StoredBooking, now: number) {
  printField('id', booking.id)
  printField('when', formatSpan(booking))
  printField('kind', booking.kind)
  printField('state', describeState(booking, now))
  if (booking.reason) printField('you said', truncate(booking.reason, maxLength))
  printField('name', `${truncate(booking.name, 200)} <${truncate(booking.email, 254)}>`)
  if (booking.phone) printField('phone', truncate(booking.phone, 40))
  printField('language', booking.language)
  printField('received', formatTime(booking.created_at))
  printMails(booking.mails)
  if (booking.about) console.log(`\n${escapeControlCharacters(booking.about)}`)
}

/** What has become of a booking, in a few words. */
function describeState(booking: StoredBooking, now: number): string {
  const { state, pending_until, cancelled_by } = booking
  if (isPending(booking, now)) return `unconfirmed until ${formatTime(pending_until ?? 0)}`
  if (!wasMeeting(booking)) return 'never confirmed'
  return state === 'confirmed' ? 'booked' : `cancelled by ${cancelled_by}`
}

async function cancel(database: Database, booking: StoredBooking, reason: string) {
  const refused = (why: string) => new CommandError(`The meeting of ${formatTime(booking.starts_at)} ${why}`)
  if (booking.state === 'cancelled') throw refused('is already cancelled')
  if (!isLive(booking, Date.now())) throw refused('was never confirmed')
  if (booking.starts_at <= Date.now()) throw refused('has begun: it can no longer be cancelled')
  const cancelled = await cancelForOwner(database, bookingRules, { id: booking.id, reason })
  if (!cancelled) throw refused('has just been changed: look at it again')
  console.log(
    booking.state === 'pending'
      ? 'Cancelled. The visitor had not confirmed it, and will get no e-mail'
      : `Cancelled. ${truncate(booking.name, 40)} will get an e-mail within a minute`,
  )
}

/** Blocks a time, and names the meetings that are booked then: they stay. */
async function block(database: Database, span: Interval, note: string) {
  const blocked = newBlockedTime(span, note)
  await storeBlockedTime(database, blocked)
  console.log(`${blocked.id.slice(0, 8)}: ${formatSpan(blocked)} can no longer be booked`)
  const bookings = await loadBookings(database, (query) =>
    query.where('starts_at', '<', span.end).where('ends_at', '>', span.start),
  )
  const live = bookings.filter(takesTime)
  if (live.length === 0) return
  console.log(
    `${pluralize(live.length, 'meeting')} at that time stay${live.length === 1 ? 's' : ''} as booked:`,
  )
  for (const { id, starts_at, name } of live)
    console.log(`  ${id.slice(0, 8)}  ${formatTime(starts_at)}  ${truncate(name, 40)}`)
}

async function listBlocks(database: Database, now: number) {
  const blocks = await loadBlockedTimes(database, { start: now })
  if (blocks.length === 0) return console.log('No times are blocked')
  printTable(
    ['id', 'when', 'note'],
    blocks.map((blocked) => [blocked.id.slice(0, 8), formatSpan(blocked), truncate(blocked.note, 60)]),
  )
}

async function free(database: Database, idStart: string) {
  const blocked = await findById('blocked time', idStart, (pattern) =>
    database.selectFrom('blocked_times').selectAll().where('id', 'like', pattern).execute(),
  )
  await removeBlockedTime(database, blocked.id)
  console.log(`${formatSpan(blocked)} can be booked again`)
}
