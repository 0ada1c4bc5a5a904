import type { Page } from '@playwright/test'
import { pages } from '../../app/pages.ts'
import { bookingRules } from '../../content/booking.ts'
import { locations } from '../../content/locations.ts'
import { projects } from '../../content/projects.ts'
import { article, pathOf } from '../support/sample-pages.ts'
import { expect, whenLive } from '../support/site-test.ts'
import { type Recorder, test } from '../support/vendors.ts'
import { t } from '../support/words.ts'

const all = { analytics: true, performance: true }

const google = 'www.googletagmanager.com'
const analyticsHosts = ['cloudflareinsights.com', 'plausible.io', 'static.cloudflareinsights.com', google]
const performancePaths = [
  '/_vercel/insights/script.js',
  '/_vercel/insights/view',
  '/_vercel/speed-insights/script.js',
  '/_vercel/speed-insights/vitals',
]
const traces = ['_ga', '_ga_ABC']

const deniedAll = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const grantedSignals = [
  ['consent', 'default', deniedAll],
  ['consent', 'update', { ...deniedAll, analytics_storage: 'granted' }],
]

const names = (sent: { event: string }[]) => [...new Set(sent.map(({ event }) => event))].sort()

async function storageOf(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort()
  return { cookies, keys: await page.evaluate(() => Object.keys(localStorage).sort()) }
}

/** Waits until the islands are hydrated and analytics has started, where it is allowed. */
async function waitUntilSettled(page: Page) {
  await page.waitForLoadState('networkidle')
  await whenLive(page)
}

test.describe('nothing chosen', () => {
  test.use({ choice: 'none' })

  test('no other host is requested, nothing is stored and no analytics code is loaded', async ({
    page,
    recorder,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto('/')
    await waitUntilSettled(page)
    await page.goto('/sv/contact')
    await waitUntilSettled(page)
    expect(recorder.requests()).toEqual([])
    expect(await recorder.signals()).toEqual([])
    expect(await storageOf(page)).toEqual({ cookies: [], keys: [] })
    expect(
      scripts.filter((path) =>
        /gate|vendors|analytics|tag-manager|insights|vitals|cloudflare|plausible/.test(path),
      ),
    ).toEqual([])
  })
})

const states = [
  { title: 'necessary only', choice: { analytics: false, performance: false }, requests: [] },
  { title: 'analytics only', choice: { analytics: true, performance: false }, requests: analyticsHosts },
  { title: 'performance only', choice: { analytics: false, performance: true }, requests: performancePaths },
  {
    title: 'all',
    choice: all,
    requests: [...performancePaths, '/_vercel/insights/event', ...analyticsHosts],
  },
]

for (const { title, choice, requests } of states) {
  test.describe(title, () => {
    test.use({ choice })

    test('only the allowed hosts, cookies, signals and events', async ({ page, recorder }) => {
      await page.goto('/about')
      await waitUntilSettled(page)
      const expected = choice.analytics === choice.performance ? requests : [...requests]
      if (choice.performance && !choice.analytics) expected.push('/_vercel/insights/event')
      await expect.poll(recorder.requests).toEqual([...expected].sort())
      expect(await storageOf(page)).toEqual(
        choice.analytics
          ? { cookies: traces, keys: ['_gcl_ls', 'cookieConsent'] }
          : { cookies: [], keys: ['cookieConsent'] },
      )
      expect(await recorder.signals()).toEqual(choice.analytics ? grantedSignals : [])
      const performance = choice.performance ? ['page_load_time', 'performance_metric'] : []
      const journey = choice.analytics ? ['user_journey'] : []
      const sent = await recorder.events()
      expect(names(sent.googleTagManager)).toEqual(choice.analytics ? [...performance, ...journey] : [])
      expect(names(sent.plausible)).toEqual(choice.analytics ? [...performance, ...journey] : [])
      expect(names(sent.vercelAnalytics)).toEqual(choice.performance ? [...performance, ...journey] : [])
    })
  })
}

test.describe('withdrawn', () => {
  test.use({ choice: all })

  test('takes effect at once, and the next page requests no vendor', async ({ page, recorder }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    await page.goto('/about')
    await expect.poll(async () => (await storageOf(page)).cookies).toEqual(traces)
    await page.getByRole('button', { name: t.en.consent.open }).click()
    const { analytics, performance } = t.en.consent.panel.switches
    for (const { name } of [analytics, performance]) await page.getByRole('switch', { name }).uncheck()
    recorder.forget()
    await page.getByRole('button', { name: t.en.consent.panel.save }).click()
    await expect.poll(() => storageOf(page)).toEqual({ cookies: [], keys: ['cookieConsent'] })
    expect(await recorder.signals()).toEqual([...grantedSignals, ['consent', 'update', deniedAll]])
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'late' })))
    expect((await recorder.events('error')).googleTagManager).toEqual([])
    await page.goto('/portfolio')
    await waitUntilSettled(page)
    expect(recorder.requests()).toEqual([])
    expect(await storageOf(page)).toEqual({ cookies: [], keys: ['cookieConsent'] })
  })
})

test.describe('given while the page is open', () => {
  test.use({ choice: 'none' })

  test('starts at once, without earlier events', async ({ page, recorder }) => {
    await page.goto('/')
    await waitUntilSettled(page)
    await page.getByRole('button', { name: t.en.consent.all }).click()
    await expect.poll(recorder.signals).toEqual(grantedSignals)
    await expect.poll(recorder.requests).toContain('plausible.io')
    expect((await recorder.events()).googleTagManager).toEqual([])
  })
})

test.describe('events', () => {
  test.use({ choice: all })

  /** Expects that each vendor with custom events has received this one exactly once for each of `fields`. */
  async function expectEvents(recorder: Recorder, event: string, ...fields: Record<string, unknown>[]) {
    const expected = fields.map((values) => ({ event, fields: values }))
    // Plausible accepts only texts.
    const asTexts = fields.map((values) => ({
      event,
      fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    }))
    await expect
      .poll(() => recorder.events(event))
      .toEqual({ googleTagManager: expected, plausible: asTexts, vercelAnalytics: expected })
  }

  /** Opens a page and waits for its page view. */
  async function open(page: Page, path: string, recorder: Recorder) {
    await page.goto(path)
    await whenLive(page)
    await expect.poll(async () => (await recorder.events('user_journey')).plausible).not.toEqual([])
  }

  /** Blocks navigation, so that the events of a clicked link can be read. */
  const stayHere = (page: Page) =>
    page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))

  // Both languages share their code.
  const language = 'sv'
  const words = t[language].contact
  const [contact, portfolio] = [pages.contact[language], pages.portfolio[language]]

  test('a sent message', async ({ page, recorder }) => {
    await open(page, contact, recorder)
    const { name, email, message, send, sent } = words.form
    const form = page.getByRole('main').locator('form')
    await form.getByLabel(name, { exact: true }).fill('Åsa')
    await form.getByLabel(email, { exact: true }).fill('asa@example.com')
    await form.getByLabel(message, { exact: true }).fill(`Hej ${Math.random()}`)
    await form.getByRole('button', { name: send }).click()
    await expect(page.getByRole('status')).toContainText(sent)
    await expectEvents(recorder, 'form_submit', { form: 'contact' })
    await expectEvents(recorder, 'contact_form', { language })
    await expectEvents(recorder, 'conversion', { goal: 'contact_message' })
    expect(JSON.stringify(await recorder.events())).not.toMatch(/Åsa|asa@example|Hej/)
    expect(recorder.leaks).toEqual([])
  })

  test('a booked consultation, but not one that waits for an answer', async ({ page, recorder }) => {
    const { form: words, kinds } = t[language].book
    const [kind = 'video'] = bookingRules.kinds
    const booked = { start: '2026-12-01T09:00:00+01:00', end: '2026-12-01T09:30:00+01:00' }
    const answers = [false, true].map((isConfirmed) => ({ ...booked, isConfirmed }))
    await page.route('/api/bookings', (route) => route.fulfill({ status: 201, json: answers.shift() }))
    for (const heading of [words.held, words.booked.split('{')[0]]) {
      await open(page, pages.book[language], recorder)
      const form = page.getByRole('main').locator('form').first()
      await form.locator('[name=start]:visible').first().check()
      await form.getByRole('radio', { name: new RegExp(`^${kinds[kind]}`) }).check()
      await form.getByLabel(words.name, { exact: true }).fill('Åsa')
      await form.getByLabel(words.email, { exact: true }).fill('asa@example.com')
      await form.getByLabel(words.phone, { exact: true }).fill('070-123 45 67')
      await form.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('heading', { name: heading ?? '' })).toBeVisible()
    }
    await expectEvents(recorder, 'consultation_booked', { kind })
    expect(JSON.stringify(await recorder.events())).not.toMatch(/Åsa|asa@example|070-123/)
    expect(recorder.leaks).toEqual([])
  })

  test('links to write by, cards and places', async ({ page, recorder }) => {
    const [first] = projects
    if (!first) throw new Error('The site of the tests has a project')
    const project = first.slug
    const writing = 'a[href*="subject="]'
    const interest = '[data-track*="location_interest"] >> nth=0'
    const visits: [path: string, link: string, ...[event: string, fields: Record<string, unknown>][]][] = [
      [
        contact,
        `${writing} >> nth=0`,
        ['consultation_request', { subject: words.quick.consultation.subject }],
      ],
      [contact, `${writing} >> nth=1`, ['service_inquiry', { subject: words.quick.project.subject }]],
      [
        portfolio,
        `a[href="${pathOf('project', first, language)}"]`,
        ['portfolio_click', { project }],
        // As the address has it.
        ['view_project', { project: first[language].slug ?? project }],
      ],
    ]
    for (const place of locations) {
      const { name, tracksInterest } = place[language]
      const region = locations.find(({ slug }) => slug === place.region) ?? place
      const here = { city: name, region: region[language].name }
      const path = pathOf('location', place, language)
      if (tracksInterest) visits.push([path, interest, ['location_view', here], ['location_interest', here]])
      else visits.push([path, 'h1', ['location_view', here]])
    }
    for (const [path, link, ...events] of visits) {
      recorder.forget()
      await open(page, path, recorder)
      await stayHere(page)
      await page.getByRole('main').locator(link).first().click()
      for (const [event, fields] of events) await expectEvents(recorder, event, fields)
    }
    for (const place of locations.filter(({ en }) => !en.tracksInterest)) {
      await page.goto(pathOf('location', place, 'en'))
      expect(await page.locator(interest).count()).toBe(0)
    }
  })

  test('an article: links and reading', async ({ page, recorder }) => {
    const { path } = article[language]
    await open(page, path, recorder)
    await stayHere(page)
    const slug = path.split('/').at(-1) ?? ''
    await page.keyboard.press('End')
    await expectEvents(
      recorder,
      'blog_engagement',
      ...[25, 50, 75, 100].map((percent) => ({ article: slug, percent })),
    )
    const link = page.locator('main h3 a[href*="/blog/"]').first()
    const other = (await link.getAttribute('href'))?.split('/').at(-1)
    await link.click()
    await expectEvents(recorder, 'read_more', { article: other })
    await page.locator('[data-language-switch]').first().click()
    await expectEvents(recorder, 'read_more', { article: other })
  })

  test('page views with their referrer and load time', async ({ page, recorder }) => {
    await page.goto(contact)
    await expectEvents(recorder, 'user_journey', { path: contact, previous_path: '' })
    recorder.forget()
    await page.locator('header a[href$="/portfolio"]').first().click()
    await page.waitForURL(`**${portfolio}`)
    await expectEvents(recorder, 'user_journey', { path: portfolio, previous_path: contact })
    const [load] = (await recorder.events('page_load_time')).googleTagManager
    expect(load?.fields.milliseconds).toBeGreaterThan(0)
    expect((await recorder.events('page_load_time')).googleTagManager).toHaveLength(1)
  })

  test('each web vital and each error is sent once, errors up to a limit', async ({ page, recorder }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    await open(page, '/about', recorder)
    await page.getByRole('button', { name: t.en.layout.lightTheme }).click()
    const metrics = async () =>
      (await recorder.events('performance_metric')).googleTagManager.map(({ fields }) => fields.metric).sort()
    await expect.poll(metrics).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']))
    // The page reports the rest when it is hidden.
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    await hide()
    await expect.poll(metrics).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']))
    await hide()
    const sent = await metrics()
    expect(sent).toEqual([...new Set(sent)])

    await page.evaluate(() => {
      const fail = (message: string) =>
        dispatchEvent(
          new ErrorEvent('error', { message, filename: `${location.href}?email=asa@example.com` }),
        )
      fail('Boom')
      fail('Boom')
      Promise.reject(new Error('No answer'))
    })
    await expectEvents(
      recorder,
      'error',
      { message: 'Boom', source: '/about' },
      { message: 'No answer', source: 'promise' },
    )
    await page.evaluate(() => {
      for (let number = 0; number < 20; number++)
        dispatchEvent(new ErrorEvent('error', { message: `Loop ${number}` }))
    })
    await expect.poll(async () => (await recorder.events('error')).plausible).toHaveLength(5)
    expect(recorder.leaks).toEqual([])
  })
})
