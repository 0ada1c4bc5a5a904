import { expect, test } from 'vitest'
import { fuzzBookings } from '../../support/fuzz-bookings.ts'

test('five thousand random requests about bookings crash nothing, take no second, and lose no booking', async () => {
  const { slowest, acknowledged } = await fuzzBookings(5_000)
  console.info(`${acknowledged} bookings acknowledged and found; slowest response ${Math.round(slowest)} ms`)
  expect(slowest).toBeLessThan(1000)
  expect(acknowledged).toBeGreaterThan(250)
}, 1_200_000)
