import { expect, test } from 'vitest'
import { renderDesk } from '../../../tests/support/render-desk.tsx'
import type { Traffic } from '../../api.ts'
import { trafficQuery } from '../api/queries.ts'
import { TrafficView } from './traffic.tsx'
import { words } from './traffic.words.ts'

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

test.each([true, false])(
  'what is counted is shown, and only articles on a static host (%s)',
  (countsPages) => {
    const html = renderDesk(<TrafficView />, {
      language: 'en',
      facts: { countsPages },
      answers: [[trafficQuery(30).queryKey, traffic]],
    })
    const t = words.en
    expect(html.includes(t.onlyArticles)).toBe(!countsPages)
    expect(html.includes(t.chart.views)).toBe(countsPages)
    for (const name of ['visits', 'messages'] as const)
      expect(html.includes(`<dt>${t.numbers[name]}</dt>`)).toBe(countsPages || name === 'messages')
    expect(html).toContain('Ansible')
  },
)
