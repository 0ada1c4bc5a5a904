import { expect, test } from 'vitest'
import { fuzz } from '../../tests/support/fuzz.ts'

test('a thousand random requests crash nothing, all end, and inject nothing into a mail', async () => {
  const { statuses, delivered } = await fuzz(1000)
  // Makes sure that the requests reach each of these outcomes.
  for (const status of [200, 303, 400, 404, 405, 415, 422])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(0)
  expect(delivered).toBeGreaterThan(50)
}, 120_000)
