import { expect, test } from 'vitest'
import { fuzzBookings } from '../../tests/support/fuzz-bookings.ts'

test('a thousand random requests crash nothing, all end, and lose no booking', async () => {
  const { statuses, acknowledged } = await fuzzBookings(1000)
  // Makes sure that the requests reach each of these outcomes.
  for (const outcome of ['201', '303', '400', '409', '415', '422'])
    expect(statuses, `a booking is answered ${outcome}`).toHaveProperty(`/api/bookings ${outcome}`)
  expect(acknowledged).toBeGreaterThan(50)
}, 120_000)
