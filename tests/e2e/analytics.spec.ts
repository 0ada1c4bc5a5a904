import type { Page } from '@playwright/test'
import { pages } from '../../engine/addresses/pages.ts'
import { site } from '../../engine/core/site/site.ts'
import { fill } from '../../engine/core/text/sentence.ts'
import { consentWords } from '../../engine/features/analytics/consent.words.ts'
import { words as bookWords } from '../../engine/features/booking/book.words.ts'
import { bookingRules } from '../../engine/features/booking/rules.ts'
import { article, pathOf } from '../support/sample-pages.ts'
import { expect, whenLive } from '../support/site-test.ts'
import { type Recorder, test } from '../support/vendors.ts'
import { t } from '../support/words.ts'

const all = { analytics: true, performance: true }

const google = 'www.googletagmanager.com'
const analyticsHosts = ['cloudflareinsights.com', 'plausible.io', 'static.cloudflareinsights.com', google]
const performancePaths = [
  '/_vercel/insights/event',
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

test.describe('before a choice', () => {
  test.use({ choice: 'none' })

  test('nothing is requested, stored or loaded, and with the choice all starts, without earlier events', async ({
    page,
    recorder,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
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
    await page.getByRole('button', { name: consentWords.sv.all }).click()
    await expect.poll(recorder.signals).toEqual(grantedSignals)
    await expect.poll(recorder.requests).toContain('plausible.io')
    expect((await recorder.events()).googleTagManager).toEqual([])
  })
})

test.describe('each choice', () => {
  test.use({ choice: { analytics: false, performance: true } })

  test('allows its own hosts, cookies, signals and events, and withdrawn takes effect at once', async ({
    page,
    recorder,
  }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    for (const [choice, requests] of [
      [{ analytics: false, performance: true }, performancePaths],
      [{ analytics: true, performance: false }, analyticsHosts],
      [all, [...performancePaths, ...analyticsHosts]],
    ] as const) {
      await test.step(JSON.stringify(choice), async () => {
        // The first is there from the start.
        if (choice.analytics)
          await page.evaluate(
            (text) => localStorage.setItem('cookieConsent', text),
            JSON.stringify({ necessary: true, ...choice }),
          )
        recorder.forget()
        await page.goto('/about')
        await waitUntilSettled(page)
        await expect.poll(recorder.requests).toEqual([...requests].sort())
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
    }
    await page.getByRole('button', { name: consentWords.en.open }).click()
    const { analytics, performance } = consentWords.en.panel.switches
    for (const { name } of [analytics, performance]) await page.getByRole('switch', { name }).uncheck()
    recorder.forget()
    await page.getByRole('button', { name: consentWords.en.panel.save }).click()
    await expect.poll(() => storageOf(page)).toEqual({ cookies: [], keys: ['cookieConsent'] })
    expect(await recorder.signals()).toEqual([...grantedSignals, ['consent', 'update', deniedAll]])
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'late' })))
    expect((await recorder.events('error')).googleTagManager).toEqual([])
    await page.goto('/portfolio')
    await waitUntilSettled(page)
    expect(recorder.requests()).toEqual([])
    expect(await recorder.signals()).toEqual([])
    expect((await recorder.events()).googleTagManager).toEqual([])
    expect(await storageOf(page)).toEqual({ cookies: [], keys: ['cookieConsent'] })
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

  /** Clicks a link that leads nowhere, so that the events of the click can be read. */
  async function clickHere(page: Page, link: string) {
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }))
    await page.locator(link).first().click()
  }

  // Both languages share their code.
  const language = 'sv'
  const words = t[language].contact
  const [contact, portfolio] = [pages.contact[language], pages.portfolio[language]]

  test('page views, links to write by, a sent message, and cards of projects and places', async ({
    page,
    recorder,
  }) => {
    await open(page, contact, recorder)
    await expectEvents(recorder, 'user_journey', { path: contact, previous_path: '' })
    const { consultation, project: request } = words.quick
    const writing = 'main a[href*="subject="]'
    await clickHere(page, `${writing} >> nth=0`)
    await expectEvents(recorder, 'consultation_request', { subject: consultation.subject })
    await clickHere(page, `${writing} >> nth=1`)
    await expectEvents(recorder, 'service_inquiry', { subject: request.subject })
    const { name, email, message, send, sent } = words.form
    const form = page.getByRole('main').locator('form')
    await form.getByLabel(name, { exact: true }).fill('Åsa')
    await form.getByLabel(email, { exact: true }).fill('asa@example.com')
    await form.getByLabel(message, { exact: true }).fill('Hej du')
    await form.getByRole('button', { name: send }).click()
    await expect(page.getByRole('status')).toContainText(sent)
    await expectEvents(recorder, 'form_submit', { form: 'contact' })
    await expectEvents(recorder, 'contact_form', { language })
    await expectEvents(recorder, 'conversion', { goal: 'contact_message' })
    expect(JSON.stringify(await recorder.events())).not.toMatch(/Åsa|asa@example|Hej/)

    const [project] = site.projects
    if (!project) throw new Error('The site of the tests has a project')
    recorder.forget()
    await page.locator('header a[href$="/portfolio"]').first().click()
    await page.waitForURL(`**${portfolio}`)
    await expectEvents(recorder, 'user_journey', { path: portfolio, previous_path: contact })
    const [load, ...more] = (await recorder.events('page_load_time')).googleTagManager
    expect(load?.fields.milliseconds).toBeGreaterThan(0)
    expect(more).toEqual([])
    await clickHere(page, `main a[href="${pathOf('project', project, language)}"]`)
    await expectEvents(recorder, 'portfolio_click', { project: project.slug })
    // As the address has it.
    await expectEvents(recorder, 'view_project', { project: project[language].slug ?? project.slug })

    const interest = '[data-track*="location_interest"]'
    for (const place of site.locations) {
      const { name: city, tracksInterest } = place[language]
      const region = site.locations.find(({ slug }) => slug === place.region) ?? place
      const here = { city, region: region[language].name }
      recorder.forget()
      await open(page, pathOf('location', place, language), recorder)
      await expectEvents(recorder, 'location_view', here)
      if (tracksInterest) {
        await clickHere(page, interest)
        await expectEvents(recorder, 'location_interest', here)
      } else await expect(page.locator(interest)).toHaveCount(0)
    }
    expect(recorder.leaks).toEqual([])
  })

  test('a booked consultation, but not one that waits for an answer', async ({ page, recorder }) => {
    const { form: words, kinds } = bookWords[language]
    const [kind = 'video'] = bookingRules.kinds
    const booked = { start: '2026-12-01T09:00:00+01:00', end: '2026-12-01T09:30:00+01:00' }
    const answers = [false, true].map((isConfirmed) => ({ ...booked, isConfirmed }))
    await page.route('/api/bookings', (route) => route.fulfill({ status: 201, json: answers.shift() }))
    for (const heading of [words.held, fill(words.booked, { meeting: '' })]) {
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

  test('an article: links, reading, each web vital and each error once, errors up to a limit', async ({
    page,
    recorder,
  }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    const { path } = article[language]
    await open(page, path, recorder)
    const slug = path.split('/').at(-1) ?? ''
    await page.keyboard.press('End')
    await expectEvents(
      recorder,
      'blog_engagement',
      ...[25, 50, 75, 100].map((percent) => ({ article: slug, percent })),
    )
    const link = 'main h3 a[href*="/blog/"]'
    const other = (await page.locator(link).first().getAttribute('href'))?.split('/').at(-1)
    await clickHere(page, link)
    await expectEvents(recorder, 'read_more', { article: other })
    await clickHere(page, '[data-language-switch]')
    await expectEvents(recorder, 'read_more', { article: other })

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
      { message: 'Boom', source: path },
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
