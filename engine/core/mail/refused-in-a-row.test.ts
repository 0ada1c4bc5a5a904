import { beforeEach, expect, test, vi } from 'vitest'
import { createRefusedInARow } from './refused-in-a-row.server.ts'

let row: ReturnType<typeof createRefusedInARow>
let counted: string[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  row = createRefusedInARow()
  counted = []
})

const refuse = (id: string, { address = id, code = '5.1.1' } = {}) =>
  row.add({ id, address, code, count: async () => counted.push(id) })

const aMomentLater = async () => {
  const at = await row.countLater()
  if (at !== undefined) vi.setSystemTime(at)
  return row.countLater()
}

test('one counts a moment later, unless more come', async () => {
  expect(await refuse('a')).toBe(true)
  expect(await row.countLater()).toBeGreaterThan(Date.now())
  expect(counted).toEqual([])
  expect(await aMomentLater()).toBeUndefined()
  expect(counted).toEqual(['a'])
})

test('of three alike in a row none counts, nor the next, until a mail is taken', async () => {
  expect([await refuse('a'), await refuse('b'), await refuse('c'), await refuse('d')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  await aMomentLater()
  expect(counted).toEqual([])
  await row.taken()
  expect(await refuse('a')).toBe(true)
  await row.taken()
  expect(counted).toEqual(['a'])
})

test('several mails to one receiver are one, and each counts', async () => {
  for (const id of ['a', 'b', 'c']) expect(await refuse(id, { address: 'gone@example.com' })).toBe(true)
  await row.taken()
  expect(counted).toEqual(['a', 'b', 'c'])
})

test('those that are refused otherwise are no row', async () => {
  await refuse('a')
  await refuse('b')
  expect(await refuse('c', { code: '5.2.1' })).toBe(true)
  expect(counted).toEqual(['a', 'b'])
})
