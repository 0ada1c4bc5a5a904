import { expect, test } from 'vitest'
import { fuzz } from '../../support/fuzz.ts'

test('ten thousand random requests crash nothing, all end, and inject nothing into a mail', async () => {
  const { delivered } = await fuzz(10_000)
  expect(delivered).toBeGreaterThan(500)
}, 1_200_000)
