import { expect, test } from 'vitest'
import { fuzz } from '../../support/fuzz.ts'

test('ten thousand made-up requests break nothing, hang nowhere and put nothing into a mail', async () => {
  const { delivered } = await fuzz(10_000)
  expect(delivered).toBeGreaterThan(500)
}, 1_200_000)
