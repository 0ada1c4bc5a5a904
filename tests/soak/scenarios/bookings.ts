import { randomUUID } from 'node:crypto'
import type { Booked, Slots } from '../../../engine/features/booking/booking.ts'
import { startMailServer } from '../../../harness/mail-server.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import { command, endSessions } from '../../support/postgres-command.ts'
import { startServer } from '../../support/server-process.ts'
import { post, until } from './contact-senders.ts'

/** Sends JSON from an address of its own. Resolves with undefined where nothing was booked. */
async function booked(url: string, body: object): Promise<Booked | undefined> {
  const { status, text } = await post(url, body)
  return status === 200 || status === 201 ? JSON.parse(text) : undefined
}

const book = (origin: string, start: string, email: string) =>
  booked(`${origin}/api/bookings`, { start, kind: 'video', name: 'Åsa', email })

const cancel = (origin: string, page: string) =>
  booked(`${origin}/api/bookings/cancel`, { token: new URL(page).searchParams.get('booking') })

async function freeTimes(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/slots`)
  const { slots }: Slots = await response.json()
  return slots
}

/**
 * Kills the server at a random moment while visitors book times and cancel some of them, in each round. Then counts what
 * is wrong with what is stored: acknowledged bookings that are lost or there twice, cancelled ones that are live, bookings
 * without their mails, and meetings that overlap.
 */
export async function surviveBookingKills(fresh: FreshDatabase, rounds: number) {
  const mail = await startMailServer()
  /** By e-mail address; each visitor books once. */
  const acknowledged = new Map<string, 'booked' | 'cancelled'>()
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(fresh, { SMTP_URL: mail.url })
    let isOver = false
    const visitor = async () => {
      while (!isOver) {
        const times = await freeTimes(server.url).catch(() => [])
        const start = times[Math.floor(Math.random() * times.length)]
        if (!start) continue
        const email = `${randomUUID()}@example.com`
        const meeting = await book(server.url, start, email)
        if (!meeting) continue
        acknowledged.set(email, 'booked')
        // Most are cancelled, so that there are times to book in all rounds.
        if (!meeting.page || Math.random() < 0.2) continue
        if (await cancel(server.url, meeting.page)) acknowledged.set(email, 'cancelled')
        else acknowledged.delete(email)
      }
    }
    const enough = acknowledged.size + 3 + Math.random() * 10
    const visitors = Array.from({ length: 6 }, visitor)
    await until(() => acknowledged.size >= enough, 'bookings are acknowledged')
    await server.kill()
    isOver = true
    await Promise.all(visitors)
    await forgetLimits(fresh)
  }
  if (fresh.settings.databaseUrl) await command(fresh.settings.databaseUrl, endSessions)
  const faults = await countFaults(fresh, acknowledged)
  await mail.stop()
  return { acknowledged: acknowledged.size, ...faults }
}

/** Each round is a new day for the limits: bookings over them wait for a mail, and cannot be cancelled. */
async function forgetLimits({ open }: FreshDatabase) {
  const database = await open()
  await database.deleteFrom('limits').execute()
  await database.destroy()
}

export const noBookingFaults = { lost: 0, twice: 0, cancelledInVain: 0, withoutMails: 0, overlapping: 0 }

async function countFaults({ open }: FreshDatabase, acknowledged: Map<string, 'booked' | 'cancelled'>) {
  const database = await open()
  const bookings = await database.selectFrom('bookings').selectAll().orderBy('starts_at').execute()
  const mails = await database.selectFrom('outbox').selectAll().execute()
  await database.destroy()
  const kindsOf = Map.groupBy(mails, ({ booking_id }) => booking_id)
  const hasMails = (id: string, kinds: readonly string[]) =>
    kinds.every((kind) => kindsOf.get(id)?.some((mail) => mail.kind === kind))
  const expectedMails = {
    pending: ['booking-held'],
    confirmed: ['booking-booked', 'booking-booked-owner'],
    cancelled: ['booking-cancelled', 'booking-cancelled-owner'],
  }
  const of = (email: string) => bookings.filter((booking) => booking.email === email)
  const live = bookings.filter(({ state }) => state === 'confirmed')
  return {
    lost: [...acknowledged.keys()].filter((email) => of(email).length === 0).length,
    twice: [...acknowledged.keys()].filter((email) => of(email).length > 1).length,
    cancelledInVain: [...acknowledged].filter(
      ([email, state]) => state === 'cancelled' && of(email)[0]?.state !== 'cancelled',
    ).length,
    withoutMails: bookings.filter(({ id, state }) => !hasMails(id, expectedMails[state])).length,
    overlapping: live.filter(({ starts_at }, index) => starts_at < (live[index - 1]?.ends_at ?? 0)).length,
  }
}
