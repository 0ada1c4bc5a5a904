import { expect, test } from 'vitest'
import { renderDesk } from '../../../../tests/support/render-desk.tsx'
import { TrafficView, trafficQuery } from './traffic.desk.tsx'
import { words } from './traffic.words.ts'
import type { Traffic } from './traffic-api.ts'

const total = { views: 8, visits: 4, messages: 2, bookings: 1 }
const traffic: Traffic = {
  days: 30,
  byDay: [{ day: '2031-03-04', views: 8, visits: 4, viewsBefore: 0, visitsBefore: 0 }],
  total,
  before: total,
  byPage: [],
  bySource: [],
  byLanguage: [],
  conversions: [],
  articles: [{ page: '/blog/ansible', title: 'Ansible', views: 750 }],
}

test('what is counted is shown', () => {
  const html = renderDesk(<TrafficView />, {
    language: 'en',
    answers: [[trafficQuery(30).queryKey, traffic]],
  })
  const t = words.en
  expect(html).toContain(t.chart.views)
  for (const name of ['visits', 'messages'] as const) expect(html).toContain(`<dt>${t.numbers[name]}</dt>`)
  expect(html).toContain('Ansible')
})
