import { expect, test } from 'vitest'
import { bookingRequest } from '../../../tests/fixtures/booking-request.ts'
import { networksCalled } from '../../../tests/fixtures/client-networks.ts'
import { databaseForEachTest } from '../../../tests/support/fresh-database.ts'
import { loadFreeTimes } from './availability.server.ts'
import { storeBooking } from './book.server.ts'
import { cancelBooking, cancelForOwner, moveBooking } from './change.server.ts'
import { bookingRules } from './rules.ts'

const database = databaseForEachTest()
const alerts = () => database().selectFrom('alerts').selectAll().orderBy('created_at').execute()

test('a meeting is told with its time when it is booked, moved and cancelled by the visitor', async () => {
  const availability = { rules: bookingRules, busy: [] }
  const [start = 0, later = 0, last = 0] = await loadFreeTimes(database(), availability)
  const booked = await storeBooking(database(), availability, bookingRequest(start))
  const token = booked.is === 'stored' ? booked.token : ''
  await moveBooking(database(), availability, { token, start: later, networks: networksCalled('one') })
  await cancelBooking(database(), availability, { token, networks: networksCalled('one') })
  // The owner knows of these: it waits for the visitor to confirm it, or the owner has cancelled it.
  await storeBooking(database(), availability, bookingRequest(last, { isLikelyBot: true }))
  expect((await alerts()).map(({ kind, starts_at }) => [kind, starts_at])).toEqual(
    expect.arrayContaining([
      ['booking-booked', start],
      ['booking-moved', later],
      ['booking-cancelled', later],
    ]),
  )
  expect(await alerts()).toHaveLength(3)
  const again = await storeBooking(database(), availability, bookingRequest(start))
  const id = again.is === 'stored' ? again.booking.id : ''
  await cancelForOwner(database(), bookingRules, { id, reason: '' })
  expect(await alerts()).toHaveLength(4)
})
