import { expect, test } from 'vitest'
import { fuzz } from '../../tests/support/fuzz.ts'

test('a thousand made-up requests break nothing, hang nowhere and put nothing into a mail', async () => {
  const { statuses, delivered } = await fuzz(1000)
  // The cases reach what they are meant to reach.
  for (const status of [200, 303, 400, 404, 405, 415, 422])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(0)
  expect(delivered).toBeGreaterThan(50)
}, 120_000)
