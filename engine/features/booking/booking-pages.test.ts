import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { booking } from '../../../tests/fixtures/desk.ts'
import { hosts, servedPage } from '../../../tests/fixtures/served-page.ts'
import { pages } from '../../addresses/pages.ts'
import { findSlots } from '../../build/find-slots.ts'
import { type ServedFiles, templateOf } from '../../core/served/served-files.server.ts'
import { fillSlots } from '../../core/served/slots.server.ts'
import { hour } from '../../core/time/durations.ts'
import { words } from './book.words.ts'
import { bookingPage, type OfferedTimes, showFreeTimes } from './booking-pages.server.tsx'
import type { Booking } from './booking-state.server.ts'

const tuesday = Date.parse('2026-12-01T09:00:00+01:00')
const starts = [tuesday, tuesday + hour, tuesday + 24 * hour, tuesday + 25 * hour]
const offered = { is: 'offered', starts } as const
const t = words.en

const bookHtml = `<!DOCTYPE html><html data-analytics="{&quot;ids&quot;:{}}"><head><title>Book</title></head><body>
<h1><span data-slot="heading">Book</span></h1><p><span data-slot="lead">Lead</span></p><h2 data-slot="choose">Choose</h2>
<client-island data-island="book-form" data-slot="form" data-props="{}"><form><div data-slot="free-times" data-free-times="unknown"><p>not known</p></div>
<div>fields</div></form><details class="a" data-slot="write"><summary>Write</summary></details></client-island></body></html>`
const contactHtml =
  '<html><head></head><body><div data-slot="next-times"><p><a href="/book">Choose</a></p></div><p data-slot="message-failed"></p></body></html>'

const built = (html: string) => servedPage(html, { slots: findSlots(html) ?? {} })

let site: ServedFiles
beforeEach(() => {
  site = {
    files: new Map([
      [pages.book.en, built(bookHtml)],
      [pages.book.sv, built(bookHtml)],
      [pages.contact.en, built(contactHtml)],
      ['/faq', servedPage('<p>Questions</p>')],
    ]),
    titles: {},
    redirects: {},
    articles: [],
    hosts,
  }
})

const htmlOf = (path: string) => String(site.files.get(path)?.representations.identity.bytes)

describe('the free times', () => {
  test('stand in the page of booking, those of the first day shown', async () => {
    await showFreeTimes(site, offered)
    const html = htmlOf('/book')
    expect(html).toContain('data-free-times="offered"')
    expect(html.match(/name="start" value="[^"]+"/g)).toEqual(
      ['01T09', '01T10', '02T09', '02T10'].map((time) => `name="start" value="2026-12-${time}:00:00+01:00"`),
    )
    expect(html).toContain(
      'form="days" aria-label="Tuesday, December 1" name="day" checked="" value="2026-12-01"',
    )
    expect(html).not.toContain('not known')
    expect(htmlOf('/sv/book')).toContain('aria-label="tisdag 1 december"')
  })

  test('the first of each day stand on the contact page, as links to the form', async () => {
    await showFreeTimes(site, offered)
    const links = [...htmlOf('/contact').matchAll(/<a href="([^"]+)">(.+?)<\/a>/g)].map(([, ...link]) => link)
    expect(links).toEqual([
      ['/book?start=2026-12-01T09:00', '<small>Tue, Dec 1</small> 09:00'],
      ['/book?start=2026-12-02T09:00', '<small>Wed, Dec 2</small> 09:00'],
      ['/book', t.free.all],
    ])
  })

  test('leave the other places of a page where they can be found', async () => {
    await showFreeTimes(site, offered)
    const page = site.files.get('/contact')
    if (!page) throw new Error('There is no page')
    const html = fillSlots(templateOf(page), { 'message-failed': { content: 'Sorry' } })
    expect(html).toMatch(/<p data-slot="message-failed">Sorry<\/p><\/body><\/html>$/)
  })

  test('are the same compressed, with an ETag of their own', async () => {
    await showFreeTimes(site, offered)
    const { representations, etag } = site.files.get('/book') ?? {}
    expect(String(brotliDecompressSync(representations?.br?.bytes ?? ''))).toBe(htmlOf('/book'))
    expect(String(gunzipSync(representations?.gzip?.bytes ?? ''))).toBe(htmlOf('/book'))
    expect(etag).not.toBe('of-this-text')
    expect(representations?.br?.headers.ETag).toBe(`"${etag}-br"`)
  })

  test('replace those before them, and no page is touched while they stay the same', async () => {
    await showFreeTimes(site, offered)
    const first = site.files.get('/book')
    await showFreeTimes(site, { is: 'offered', starts: [...starts] })
    expect(site.files.get('/book')).toBe(first)
    await showFreeTimes(site, { is: 'offered', starts: starts.slice(1) })
    expect(htmlOf('/book').match(/name="start"/g)).toHaveLength(3)
    expect(htmlOf('/faq')).toBe('<p>Questions</p>')
  })

  test('that change while pages are compressed are the ones that stay', async () => {
    const last = { is: 'offered', starts: starts.slice(3) } as const
    await Promise.all([showFreeTimes(site, offered), showFreeTimes(site, last)])
    expect(htmlOf('/book').match(/name="start"/g)).toHaveLength(1)
  })

  test.each([
    ['none is free', { is: 'offered', starts: [] }, 'none', t.picker.none],
    ['a calendar cannot be read', { is: 'unavailable' }, 'unavailable', t.picker.unknown],
  ] as const)('where %s, the message form is open', async (_, times, state, text) => {
    await showFreeTimes(site, offered)
    await showFreeTimes(site, times)
    expect(htmlOf('/book')).toContain(`data-free-times="${state}"`)
    expect(htmlOf('/book')).toContain(text)
    expect(htmlOf('/book')).toContain('<details open')
    expect(htmlOf('/contact')).toBe(contactHtml)
  })
})

const times = { starts_at: tuesday, ends_at: tuesday + hour / 2 }
const ofAsa = booking({ ...times, kind: 'phone', name: 'Åsa', phone: '070-1 <b>' })

describe('the page of a booking', () => {
  const open = (changed: Partial<Booking> = {}, now = tuesday - hour, language: 'en' | 'sv' = 'en') =>
    bookingPage(site, { ...ofAsa, ...changed }, { token: 'secret', language, times: offered, now })
  const actionsIn = (html: string) => [...html.matchAll(/action="([^"]+)"/g)].map(([, action]) => action)

  test('shows what was agreed, and forms to move and cancel it', async () => {
    await showFreeTimes(site, offered)
    const html = await open().text()
    expect(html).toContain('Tuesday, December 1, 09:00–09:30')
    expect(html).toContain('070-1 &lt;b&gt;')
    expect(html).toContain('href="/api/bookings/calendar?booking=secret"')
    expect(actionsIn(html)).toEqual(['/api/bookings/move', '/api/bookings/cancel'])
    expect(html.match(/name="start"/g)).toHaveLength(4)
    expect(html.match(/data-island="[^"]*"/g)).toEqual(['data-island="move-times"'])
    expect(await open({}, tuesday - hour, 'sv').text()).toContain('Tisdag 1 december kl. 09:00–09:30')
  })

  test('is not for caches, robots, analytics and other sites', async () => {
    const response = open()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("'sha256-b'"),
    })
    const html = await response.text()
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('data-analytics')
  })

  test('lets a pending time be confirmed until it ends', async () => {
    const pending = { state: 'pending', pending_until: tuesday - hour } as const
    const actions = actionsIn(await open(pending, tuesday - 2 * hour).text())
    expect(actions).toEqual(['/api/bookings/confirm', '/api/bookings/cancel'])
    const ended = await open(pending, tuesday - hour).text()
    expect(actionsIn(ended)).toEqual([])
    expect(ended).toContain(t.booking.states.expired)
  })

  test('offers no move after the tenth, and says why', async () => {
    const html = await open({ sequence: 10 }).text()
    expect(actionsIn(html)).toEqual(['/api/bookings/cancel'])
    expect(html).toContain(t.results.movedOften.next)
  })

  test('has no button to move it while no time can be chosen', async () => {
    const details = { token: 'secret', language: 'en', now: tuesday - hour } as const
    const pageWith = (times: OfferedTimes) => bookingPage(site, ofAsa, { ...details, times }).text()
    expect(await pageWith(offered)).toContain(`>${t.booking.moveTo}</button>`)
    expect(await pageWith({ is: 'unavailable' })).not.toContain(`>${t.booking.moveTo}</button>`)
  })

  test('leads to other times where it is over', async () => {
    const cancelled = await open({ state: 'cancelled', cancelled_by: 'owner', reason: 'Ill & sorry' }).text()
    expect(cancelled).toContain(t.booking.states.cancelled)
    expect(cancelled).toContain('Ill &amp; sorry')
    const past = await open({}, tuesday).text()
    expect(past).toContain(t.booking.states.past)
    for (const html of [cancelled, past]) {
      expect(actionsIn(html)).toEqual([])
      expect(html).toContain(`<a href="/book">${t.booking.again}</a>`)
    }
  })

  test('works without built pages', async () => {
    site.files.clear()
    await showFreeTimes(site, offered)
    expect(site.files.size).toBe(0)
    expect(await open().text()).toContain('Tuesday, December 1, 09:00–09:30')
  })
})
