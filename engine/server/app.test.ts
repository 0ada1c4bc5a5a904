import { expect, test } from 'vitest'
import { appForEachTest } from '../../tests/support/app.ts'

const tested = appForEachTest()

test('the server reports whether it is ready', async () => {
  expect((await tested().app.request('/api/health')).status).toBe(200)
  tested().stopping.abort()
  const stopping = await tested().app.request('/api/health')
  expect(stopping.status).toBe(503)
  expect(stopping.headers.get('Connection')).toBe('close')
})

test('the server answers other methods with 405 and other paths with 404', async () => {
  const response = await tested().app.request('/api/live', { method: 'POST' })
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
  expect((await tested().app.request('/api/nothing')).status).toBe(404)
  expect((await tested().app.request('/', { method: 'DELETE' })).status).toBe(405)
})
