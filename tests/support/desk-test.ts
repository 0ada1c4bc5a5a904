import type { Cookie, Page } from '@playwright/test'
import { sql } from 'kysely'
import type { Database } from '../../engine/core/database/open.server.ts'
import { today } from '../../engine/core/site/published.ts'
import { dayAfter } from '../../engine/core/time/clock.ts'
import { day, hour } from '../../engine/core/time/durations.ts'
import { words as mailWords } from '../../engine/design/desk/mails.words.ts'
import { words as toastWords } from '../../engine/design/desk/toasts.words.ts'
import { words as bookingWords } from '../../engine/features/booking/desk/bookings.words.ts'
import { words as messageWords } from '../../engine/features/messages/desk/messages.words.ts'
import { words as newsletterWords } from '../../engine/features/newsletter/desk/newsletter.words.ts'
import { words as trafficWords } from '../../engine/features/statistics/desk/traffic.words.ts'
import { words as newWordsWords } from '../../engine/shell/desk/new-words/new-words.words.ts'
import { words as shellWords } from '../../engine/shell/desk/shell/shell.words.ts'
import { words as keyWords } from '../../engine/shell/desk/shell/shortcuts.words.ts'
import { words as todayWords } from '../../engine/shell/desk/today/today.words.ts'
import { addMessages, booking, failedMail, message } from '../fixtures/desk.ts'
import { subscriber } from '../fixtures/subscriber.ts'
import { type RunningDesk, startDesk } from './running-desk.ts'
import { expect, test as siteTest } from './site-test.ts'
import { translate } from './translate.ts'

export const t = {
  today: todayWords.en,
  messages: messageWords.en,
  bookings: bookingWords.en,
  traffic: trafficWords.en,
  newsletter: newsletterWords.en,
  newWords: newWordsWords.en,
  mails: mailWords.en,
  keys: keyWords.en,
  shell: shellWords.en,
  ...toastWords.en,
}

interface Opens {
  /**
   * Opens a view of the desk of this worker, whose database is filled anew; with `settings` of a desk of its own. The page is
   * translated as browsers do it, if nothing else is said.
   */
  open: (
    fill: (database: Database) => Promise<unknown>,
    path?: string,
    options?: { settings?: Record<string, string> | undefined; isTranslated?: boolean },
  ) => Promise<RunningDesk>
}

export const test = siteTest.extend<Opens, { desk: RunningDesk & { cookies: Cookie[] } }>({
  // Not the public site, which only the mail of an article shows a picture of.
  baseURL: undefined,
  locale: 'en-US',
  desk: [
    async ({ site, browser }, use) => {
      const desk = await startDesk(async () => undefined, { SITE_URL: site.url })
      const context = await browser.newContext()
      await context.request.get(desk.address)
      await use({ ...desk, cookies: await context.cookies() })
      await context.close()
      await desk.remove()
    },
    { scope: 'worker' },
  ],
  open: async ({ page, desk }, use) => {
    const own: RunningDesk[] = []
    await use(async (fill, path = '/', { settings, isTranslated = true } = {}) => {
      if (settings) own.push(await startDesk(fill, settings))
      else await refill(desk.database, fill)
      await page.context().addCookies(desk.cookies)
      const opened = own.at(-1) ?? desk
      if (settings) await page.goto(opened.address)
      if (!settings || path !== '/') await page.goto(new URL(path, opened.address).href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (isTranslated) await translate(page)
      return opened
    })
    // Else the page would ask a desk that is gone.
    await page.close()
    for (const started of own) await started.remove()
  },
})

const refill = (database: Database, fill: (database: Database) => Promise<unknown>) =>
  database.transaction().execute(async (transaction) => {
    const tables = await transaction.introspection.getTables()
    for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(transaction)
    await fill(transaction)
  })

export const three = (database: Database) =>
  addMessages(database, [
    message({ id: 'first', name: 'Ada', received_at: Date.now() - hour }),
    message({ id: 'second', name: 'Bo', received_at: Date.now() - 2 * hour, message: 'About the harbor' }),
    message({ id: 'third', name: 'Cleo', received_at: Date.now() - 30 * hour }),
  ])

export const tomorrow = dayAfter(today(), 1)

/** Something in every part of each view. Its meetings are tomorrow. */
export async function fillDesk(database: Database) {
  const start = Date.parse(`${tomorrow}T10:00:00Z`)
  const meeting = (name: string, own: Parameters<typeof booking>[0]) =>
    booking({ name, starts_at: start, ends_at: start + hour / 2, ...own })
  const given = { attempts: 9, failed_at: Date.now() - hour }
  await three(database)
  await addMessages(database, [
    message({ id: 'spam', name: 'Robot', spam: 1 }),
    message({ id: 'done', name: 'Dora', answered_at: Date.now() - hour }),
  ])
  const later = { starts_at: start + hour, ends_at: start + 1.5 * hour }
  await database
    .insertInto('bookings')
    .values([
      meeting('Ove Sjö', { id: 'ove' }),
      meeting('Per Vik', { ...later, state: 'pending', pending_until: Date.now() + day }),
      meeting('Siv Holm', { starts_at: start - hour, ends_at: start - hour / 2, state: 'cancelled' }),
    ])
    .execute()
  await database
    .insertInto('outbox')
    .values([
      failedMail({ message_id: 'second' }),
      { ...failedMail({ message_id: 'third' }), ...given },
      { ...failedMail({ booking_id: 'ove' }), ...given },
      { ...failedMail({}), kind: 'calendar-unreadable', ...given },
    ])
    .execute()
  await database
    .insertInto('subscribers')
    .values([subscriber(), subscriber({ email: 'gone@example.com', paused_at: 1 })])
    .execute()
  await addVisits(database, { days: 60, perDay: 50 })
}

/** Visits and views of each of the last `days` days, about `perDay` on each. */
async function addVisits(database: Database, { days, perDay }: { days: number; perDay: number }) {
  const sources = ['google', 'direct', 'chatgpt', 'linkedin', 'example.org', 'newsletter', 'gmail', 'bing']
  const pages = ['/', '/offerings', '/blog', '/sv', '/sv/tjanster', '/contact']
  const today = Date.now()
  const isoDay = (ago: number) => new Date(today - ago * day).toISOString().slice(0, 10)
  for (let ago = 0; ago < days; ago++) {
    // A week with a weekend, and more from year to year: no chance, so that every run shows the same.
    const busy = (perDay * (1 + 0.5 * Math.sin((ago / 7) * 2 * Math.PI)) * (1.3 - ago / days)) / 2
    const visits = sources.flatMap((source, place) =>
      pages.map((page, index) => ({
        day: isoDay(ago),
        source,
        page,
        visits: Math.max(1, Math.round(busy / (place + 1) / (index + 2))),
      })),
    )
    const views = pages.map((page, index) => ({
      day: isoDay(ago),
      page,
      views: Math.max(1, Math.round((busy * 3) / (index + 1))),
    }))
    await database.insertInto('visits').values(visits).execute()
    await database.insertInto('page_views').values(views).execute()
  }
}

export const rows = (page: Page) => page.getByRole('list', { name: t.messages.list }).getByRole('link')
