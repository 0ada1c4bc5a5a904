import { expect, test, vi } from 'vitest'
import { appForEachTest } from '../../../tests/support/app.ts'
import { minute } from '../time/durations.ts'

const tested = appForEachTest({ TRUST_PROXY: '1' })

/** Posts nothing to a route, and resolves with the statuses. */
async function flood(path: string, times: number, address = '192.0.2.1') {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
  const responses: Response[] = []
  for (let nth = 0; nth < times; nth++)
    responses.push(await tested().app.request(path, { method: 'POST', body: '{}', headers }))
  return responses
}

test('of all routes that write, those without the common limit are named', async () => {
  const routes = new Set(
    tested()
      .app.routes.filter(({ method }) => method === 'POST')
      .map(({ path }) => path),
  )
  const limited: string[] = []
  for (const path of routes) {
    const [last] = (await flood(path, 61, `192.0.2.${limited.length}`)).slice(-1)
    if (last?.headers.get('Retry-After')?.length === 3) limited.push(path)
  }
  expect(limited).toEqual(['/api/bookings/confirm', '/api/bookings/cancel', '/api/newsletter/confirm'])
  expect([...routes].filter((path) => !limited.includes(path))).toEqual([
    '/api/views',
    '/api/contact',
    '/api/bookings',
    '/api/bookings/move',
    '/api/newsletter',
    '/api/newsletter/leave',
  ])
})

test('a network waits until its ten minutes are over, others do not', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const path = '/api/bookings/cancel'
  const [last] = (await flood(path, 61)).slice(-1)
  expect([last?.status, last?.headers.get('Retry-After')]).toEqual([429, '600'])
  expect(await last?.json()).toMatchObject({ detail: 'Try again in 600 seconds' })
  expect((await flood(path, 1, '198.51.100.1'))[0]?.status).toBe(422)
  vi.setSystemTime(Date.now() + 10 * minute)
  expect((await flood(path, 1))[0]?.status).toBe(422)
})
