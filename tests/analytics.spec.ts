import type { Page } from '@playwright/test'
import { expect, whenLive } from './site.ts'
import { type Recorder, test } from './vendors.ts'

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

const names = (told: { event: string }[]) => [...new Set(told.map(({ event }) => event))].sort()

async function left(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort()
  return { cookies, keys: await page.evaluate(() => Object.keys(localStorage).sort()) }
}

/** Waits until the page has done what it does after loading: parts, and measuring where that is allowed. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await whenLive(page)
}

test.describe('nothing chosen', () => {
  test.use({ choice: 'none' })

  test('no other host is asked, nothing is stored, nothing of measuring is fetched', async ({
    page,
    recorder,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto('/')
    await settled(page)
    await page.goto('/sv/locations/kristianstad')
    await settled(page)
    expect(recorder.asked()).toEqual([])
    expect(await recorder.signals()).toEqual([])
    expect(await left(page)).toEqual({ cookies: [], keys: [] })
    expect(scripts.filter((path) => /measure|gate|analytics|tag-manager|insights|vitals/.test(path))).toEqual(
      [],
    )
  })
})

const states = [
  { named: 'necessary only', choice: { analytics: false, performance: false }, asked: [] },
  { named: 'analytics only', choice: { analytics: true, performance: false }, asked: analyticsHosts },
  { named: 'performance only', choice: { analytics: false, performance: true }, asked: performancePaths },
  { named: 'all', choice: all, asked: [...performancePaths, '/_vercel/insights/event', ...analyticsHosts] },
]

for (const { named, choice, asked } of states) {
  test.describe(named, () => {
    test.use({ choice })

    test('exactly these hosts, cookies, signals and events', async ({ page, recorder }) => {
      await page.goto('/about')
      await settled(page)
      const expected = choice.analytics === choice.performance ? asked : [...asked]
      if (choice.performance && !choice.analytics) expected.push('/_vercel/insights/event')
      await expect.poll(recorder.asked).toEqual([...expected].sort())
      expect(await left(page)).toEqual(
        choice.analytics
          ? { cookies: traces, keys: ['_gcl_ls', 'cookieConsent'] }
          : { cookies: [], keys: ['cookieConsent'] },
      )
      expect(await recorder.signals()).toEqual(choice.analytics ? grantedSignals : [])
      const performance = choice.performance ? ['page_load_time', 'performance_metric'] : []
      const journey = choice.analytics ? ['user_journey'] : []
      const told = await recorder.told()
      expect(names(told.tagManager)).toEqual(choice.analytics ? [...performance, ...journey] : [])
      expect(names(told.privacyAnalytics)).toEqual(choice.analytics ? [...performance, ...journey] : [])
      expect(names(told.hostingAnalytics)).toEqual(choice.performance ? [...performance, ...journey] : [])
    })
  })
}

test.describe('withdrawn', () => {
  test.use({ choice: all })

  test('takes effect at once, and nothing is asked on the next page', async ({ page, recorder }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    await page.goto('/about')
    await expect.poll(async () => (await left(page)).cookies).toEqual(traces)
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    for (const name of ['Analytics', 'Performance']) await page.getByRole('switch', { name }).uncheck()
    recorder.forget()
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await expect.poll(() => left(page)).toEqual({ cookies: [], keys: ['cookieConsent'] })
    expect(await recorder.signals()).toEqual([...grantedSignals, ['consent', 'update', deniedAll]])
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'late' })))
    expect((await recorder.told('error')).tagManager).toEqual([])
    await page.goto('/portfolio')
    await settled(page)
    expect(recorder.asked()).toEqual([])
    expect(await left(page)).toEqual({ cookies: [], keys: ['cookieConsent'] })
  })
})

test.describe('given while the page is open', () => {
  test.use({ choice: 'none' })

  test('starts at once, and what came before is not told', async ({ page, recorder }) => {
    await page.goto('/')
    await settled(page)
    await page.getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(recorder.signals).toEqual(grantedSignals)
    await expect.poll(recorder.asked).toContain('plausible.io')
    expect((await recorder.told()).tagManager).toEqual([])
  })
})

test.describe('events', () => {
  test.use({ choice: all })

  /** Expects that each service which takes events has been told this one, with these fields, and once. */
  async function expectTold(recorder: Recorder, event: string, ...fields: Record<string, unknown>[]) {
    const written = fields.map((one) => ({ event, fields: one }))
    // The privacy analytics takes texts only.
    const texts = fields.map((one) => ({
      event,
      fields: Object.fromEntries(Object.entries(one).map(([name, value]) => [name, String(value)])),
    }))
    await expect
      .poll(() => recorder.told(event))
      .toEqual({ tagManager: written, privacyAnalytics: texts, hostingAnalytics: written })
  }

  /** Opens a page and waits until it is measured. */
  async function open(page: Page, path: string, recorder: Recorder) {
    await page.goto(path)
    await whenLive(page)
    await expect.poll(async () => (await recorder.told('user_journey')).privacyAnalytics).not.toEqual([])
  }

  /** Keeps links from leading on, so that what a click on them tells can be read. */
  const stayHere = (page: Page) =>
    page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))

  const cases = [
    {
      language: 'en',
      contact: '/contact',
      fields: ['Name', 'E-mail', 'Message', 'Send message', 'Thanks! Your message was sent.'],
      subjects: ['Free Consultation', 'Project Inquiry'],
      portfolio: '/portfolio',
      article: '/blog/effective-load-balancing-with-nginx',
      location: '/locations/karlskrona',
    },
    {
      language: 'sv',
      contact: '/sv/contact',
      fields: ['Namn', 'E-post', 'Meddelande', 'Skicka meddelandet', 'Tack! Ditt meddelande skickades.'],
      subjects: ['Gratis konsultation', 'Projektförfrågan'],
      portfolio: '/sv/portfolio',
      article: '/sv/blog/effektiv-lastbalansering-med-nginx',
      location: '/sv/locations/karlskrona',
    },
  ] as const

  for (const { language, contact, fields, subjects, portfolio, article, location } of cases) {
    test.describe(language, () => {
      test('a sent message', async ({ page, recorder }) => {
        await open(page, contact, recorder)
        const [name, email, message, send, sent] = fields
        const form = page.getByRole('main').locator('form')
        await form.getByLabel(name, { exact: true }).fill('Åsa')
        await form.getByLabel(email, { exact: true }).fill('asa@example.com')
        await form.getByLabel(message, { exact: true }).fill(`Hej ${Math.random()}`)
        await form.getByRole('button', { name: send }).click()
        await expect(page.getByRole('status')).toContainText(sent)
        await expectTold(recorder, 'form_submit', { form: 'contact' })
        await expectTold(recorder, 'contact_form', { language })
        await expectTold(recorder, 'conversion', { goal: 'contact_message' })
        expect(JSON.stringify(await recorder.told())).not.toMatch(/Åsa|asa@example|Hej/)
        expect(recorder.leaks).toEqual([])
      })

      test('the quick actions', async ({ page, recorder }) => {
        await open(page, contact, recorder)
        await stayHere(page)
        const links = page.getByRole('main').locator('a[href*="subject="]')
        await links.nth(0).click()
        await expectTold(recorder, 'consultation_request', { subject: subjects[0] })
        await links.nth(1).click()
        await expectTold(recorder, 'service_inquiry', { subject: subjects[1] })
      })

      test('a project card', async ({ page, recorder }) => {
        await open(page, portfolio, recorder)
        await stayHere(page)
        await page.getByRole('main').locator('a[href$="/portfolio/ngxpanel"]').click()
        await expectTold(recorder, 'portfolio_click', { project: 'ngxpanel' })
        await expectTold(recorder, 'view_project', { project: 'ngxpanel' })
      })

      test('an article: links and reading', async ({ page, recorder }) => {
        await open(page, article, recorder)
        await stayHere(page)
        const slug = article.split('/').at(-1) ?? ''
        await page.keyboard.press('End')
        await expectTold(
          recorder,
          'blog_engagement',
          ...[25, 50, 75, 100].map((percent) => ({ article: slug, percent })),
        )
        const link = page.locator('main h3 a[href*="/blog/"]').first()
        const other = (await link.getAttribute('href'))?.split('/').at(-1)
        await link.click()
        await expectTold(recorder, 'read_more', { article: other })
        await page.locator('[data-language-switch]').first().click()
        await expectTold(recorder, 'read_more', { article: other })
      })

      test('a place', async ({ page, recorder }) => {
        await open(page, location, recorder)
        await expectTold(recorder, 'location_view', { city: 'Karlskrona', region: 'Blekinge' })
      })

      test('the way through the site, and how fast it was', async ({ page, recorder }) => {
        await page.goto(contact)
        await expectTold(recorder, 'user_journey', { path: contact, previous_path: '' })
        recorder.forget()
        await page.locator('header a[href$="/portfolio"]').first().click()
        await page.waitForURL(`**${portfolio}`)
        await expectTold(recorder, 'user_journey', { path: portfolio, previous_path: contact })
        const [load] = (await recorder.told('page_load_time')).tagManager
        expect(load?.fields.milliseconds).toBeGreaterThan(0)
        expect((await recorder.told('page_load_time')).tagManager).toHaveLength(1)
      })
    })
  }

  test('the Swedish Kristianstad page asks who wants a consultation there', async ({ page, recorder }) => {
    await open(page, '/sv/locations/kristianstad', recorder)
    await stayHere(page)
    const where = { city: 'Kristianstad', region: 'Skåne' }
    await expectTold(recorder, 'location_view', where)
    await page.getByRole('link', { name: 'Boka en gratis konsultation' }).first().click()
    await expectTold(recorder, 'location_interest', where)
    await page.goto('/locations/kristianstad')
    expect(await page.locator('[data-track*="location_interest"]').count()).toBe(0)
  })

  test('each web vital is told once', async ({ page, recorder }) => {
    await open(page, '/about', recorder)
    await page.getByRole('button', { name: 'Light theme' }).click()
    const metrics = async () =>
      (await recorder.told('performance_metric')).tagManager.map(({ fields }) => fields.metric).sort()
    await expect.poll(metrics).toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']))
    // A page tells the rest when it is left or hidden.
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    await hide()
    await expect.poll(metrics).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']))
    await hide()
    const told = await metrics()
    expect(told).toEqual([...new Set(told)])
  })

  test('errors: message and source, each once, a few per page', async ({ page, recorder }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    await open(page, '/about', recorder)
    await page.evaluate(() => {
      const fail = (message: string) =>
        dispatchEvent(
          new ErrorEvent('error', { message, filename: `${location.href}?email=asa@example.com` }),
        )
      fail('Boom')
      fail('Boom')
      Promise.reject(new Error('No answer'))
    })
    await expectTold(
      recorder,
      'error',
      { message: 'Boom', source: '/about' },
      { message: 'No answer', source: 'promise' },
    )
    await page.evaluate(() => {
      for (let number = 0; number < 20; number++)
        dispatchEvent(new ErrorEvent('error', { message: `Loop ${number}` }))
    })
    await expect.poll(async () => (await recorder.told('error')).privacyAnalytics).toHaveLength(5)
  })

  test('the address of a visitor who comes from the newsletter box is told to nobody', async ({
    page,
    recorder,
  }) => {
    await page.goto('/contact?email=asa%40example.com')
    await expect.poll(async () => (await recorder.told('user_journey')).tagManager).toHaveLength(1)
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('main').getByLabel('E-mail', { exact: true })).toHaveValue('asa@example.com')
    await settled(page)
    expect(recorder.leaks).toEqual([])
  })
})
