import { expect, test } from 'vitest'
import { addMessages, booking, message } from '../../../../tests/fixtures/desk.ts'
import { openDeskInTest } from '../../../../tests/support/desk.ts'
import { databaseForEachTest, freshForEachTest } from '../../../../tests/support/fresh-database.ts'
import type { SitePages } from '../../../core/desk/desk.server.ts'
import { facts } from '../../../core/site/facts.ts'
import { dayAfter, localDay } from '../../../core/time/clock.ts'
import { toEpoch } from '../../../core/time/moments.ts'
import type { Traffic } from './traffic-api.ts'

const fresh = freshForEachTest()
const database = databaseForEachTest(fresh)

const ansible = {
  folder: 'ansible',
  title: 'Ansible',
  excerpt: 'What it does.',
  picture: '/share/ansible.jpg',
  aliases: [],
}
const pages = {
  titles: { '/': 'Home', '/sv': 'Hem', '/blog/ansible': 'Ansible' },
  articles: [
    { ...ansible, language: 'en', path: '/blog/ansible', views: 750 },
    { ...ansible, language: 'sv', path: '/sv/blog/ansible', views: 10 },
  ],
} satisfies SitePages

async function openDesk() {
  const desk = await openDeskInTest({ on: { fresh: fresh(), database: database() }, pages })
  return { desk, traffic: (days: number) => desk.read<Traffic>(`/api/traffic?days=${days}`) }
}
const traffic = async (days: number) => (await openDesk()).traffic(days)
const today = () => localDay(Date.now(), facts)
/** So many days ago. */
const ago = (days: number) => dayAfter(today(), -days)

const view = (days: number, page: string, views: number) =>
  database()
    .insertInto('page_views')
    .values({ day: ago(days), page, views })
    .execute()
const visit = (days: number, source: string, page: string, visits: number) =>
  database()
    .insertInto('visits')
    .values({ day: ago(days), source, page, visits })
    .execute()
const startOf = (days: number) => toEpoch(ago(days), '00:00', facts)
const write = (days: number, origin: Parameters<typeof message>[0] = {}) =>
  addMessages(database(), [
    message({ received_at: startOf(days), source: null, first_page: null, ...origin }),
  ])
const book = (days: number, changes: Parameters<typeof booking>[0] = {}) => {
  const starts_at = Math.floor(Math.random() * 1e9)
  return database()
    .insertInto('bookings')
    .values(booking({ created_at: startOf(days), starts_at, source: 'google', ...changes }))
    .execute()
}

test('every figure is exact, beside the span before', async () => {
  await view(0, '/', 7)
  await view(6, '/', 3)
  await view(6, '/sv', 4)
  await view(7, '/', 2)
  await view(13, '/old', 5)
  await view(14, '/', 1000)
  await visit(0, 'google', '/', 6)
  await visit(6, 'google', '/sv', 5)
  await visit(6, 'direct', '/', 9)
  await visit(13, 'google', '/', 8)
  await visit(14, 'google', '/', 1000)
  await write(6)
  await write(0, { spam: 1 })
  await write(7)
  await book(0)
  await book(13)
  await book(13, { state: 'cancelled', cancelled_by: 'visitor' })
  // Nobody has confirmed it.
  await book(0, { state: 'cancelled' })
  const found = await traffic(7)
  expect(found.total).toEqual({ views: 14, visits: 20, messages: 1, bookings: 1 })
  expect(found.before).toEqual({ views: 7, visits: 8, messages: 1, bookings: 2 })
  expect(found.byDay).toHaveLength(7)
  expect(found.byDay[0]).toEqual({ day: ago(6), views: 7, visits: 14, viewsBefore: 5, visitsBefore: 8 })
  expect(found.byDay[6]).toEqual({ day: ago(0), views: 7, visits: 6, viewsBefore: 2, visitsBefore: 0 })
  expect(found.byPage).toEqual([
    { page: '/', title: 'Home', language: 'en', views: 10, viewsBefore: 2, visits: 15 },
    { page: '/sv', title: 'Hem', language: 'sv', views: 4, viewsBefore: 0, visits: 5 },
    { page: '/old', title: '/old', language: 'en', views: 0, viewsBefore: 5, visits: 0 },
  ])
  expect(found.bySource).toEqual([
    { source: 'google', group: 'search', visits: 11, visitsBefore: 8 },
    { source: 'direct', group: 'direct', visits: 9, visitsBefore: 0 },
  ])
  expect(found.byLanguage).toEqual([
    { language: 'en', views: 10, viewsBefore: 7 },
    { language: 'sv', views: 4, viewsBefore: 0 },
  ])
})

test('what leads to messages and bookings stands first, and the unknown is said to be unknown', async () => {
  await visit(1, 'chatgpt', '/sv', 12)
  await visit(1, 'google', '/', 40)
  await visit(1, 'blogg.example', '/', 90)
  await write(1, { source: 'chatgpt', first_page: '/sv' })
  await write(2, { source: 'chatgpt', first_page: '/sv' })
  await write(1)
  await book(1)
  expect((await traffic(30)).conversions).toEqual([
    { source: 'chatgpt', firstPage: '/sv', visits: 12, messages: 2, bookings: 0 },
    { source: 'google', firstPage: '/', visits: 40, messages: 0, bookings: 1 },
    { source: null, firstPage: null, visits: 0, messages: 1, bookings: 0 },
    { source: 'blogg.example', firstPage: '/', visits: 90, messages: 0, bookings: 0 },
  ])
})

test('nobody is recognised by being nearly alone; the totals are exact', async () => {
  await visit(1, 'rare.example', '/', 4)
  await visit(1, 'known.example', '/sv', 5)
  await visit(8, 'rare.example', '/', 1)
  await write(1, { source: 'rare.example', first_page: '/' })
  const { bySource, byPage, conversions, total, before } = await traffic(7)
  expect(bySource).toEqual([
    { source: 'known.example', group: 'site', visits: 5, visitsBefore: 0 },
    { source: 'rare.example', group: 'site', visits: null, visitsBefore: null },
  ])
  expect(byPage).toEqual([])
  expect(conversions[0]).toEqual({
    source: 'rare.example',
    firstPage: '/',
    visits: null,
    messages: 1,
    bookings: 0,
  })
  expect([total.visits, before.visits]).toEqual([9, 1])
})

test('what is counted while the desk is open shows at once, also of yesterday', async () => {
  await view(0, '/', 1)
  await view(1, '/', 1)
  const { traffic } = await openDesk()
  expect((await traffic(7)).total.views).toBe(2)
  await database().updateTable('page_views').set({ views: 10 }).execute()
  await view(0, '/sv', 5)
  await visit(0, 'new.example', '/sv', 6)
  const { total, bySource } = await traffic(365)
  expect([total.views, total.visits, bySource[0]?.source]).toEqual([25, 6, 'new.example'])
  expect((await traffic(7)).total.views).toBe(25)
})

test('the public counters of articles, as visitors see them', async () => {
  await database()
    .insertInto('views')
    .values([
      { post: '/sv/blog/ansible', views: 800 },
      { post: '/blog/gone', views: 5 },
    ])
    .execute()
  expect((await traffic(7)).articles).toEqual([
    { page: '/sv/blog/ansible', title: '/sv/blog/ansible', language: 'sv', views: 810 },
    { page: '/blog/ansible', title: 'Ansible', language: 'en', views: 750 },
  ])
})

test.each(['', '?days=8', '?days=x', '?days=7.5'])('the span “%s” is refused', async (query) => {
  const { desk } = await openDesk()
  expect((await desk.ask(`/api/traffic${query}`)).status).toBe(422)
})
