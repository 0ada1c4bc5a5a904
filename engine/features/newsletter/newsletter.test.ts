import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { startMailServer } from '../../../harness/mail-server.ts'
import { networksCalled } from '../../../tests/fixtures/client-networks.ts'
import { countedArticles } from '../../../tests/fixtures/counted-articles.ts'
import { subscriber } from '../../../tests/fixtures/subscriber.ts'
import { openTestedApp } from '../../../tests/support/app.ts'
import { eachTest } from '../../../tests/support/each-test.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { removeExpired } from '../../../tests/support/features.ts'
import { hour, second } from '../../core/time/durations.ts'
import { newsletterWords } from './newsletter.words.ts'
import { newsletterMailWords } from './newsletter-mail.words.ts'
import { newslettersOf, sendNewsletters, tryNewsletters } from './sending.server.ts'
import { type Subscriber, signUp } from './subscribers.server.ts'

const article = newslettersOf(countedArticles, 'app-development-in-skane')
const otherArticle = newslettersOf(countedArticles, 'free-up-time-by-automating-everyday-tasks')

const mail = eachTest(startMailServer, (server) => server.stop())
const tested = eachTest(
  () => openTestedApp({ SMTP_URL: mail().url, MAIL_PER_MINUTE: '100000', TRUST_PROXY: '1' }),
  (app) => app.close(),
)

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  tested().postForm(path, fields, { 'X-Forwarded-For': '192.0.2.1', ...headers })

const signUpAs = (email: string, network = '192.0.2.1', language = 'en') =>
  post('/api/newsletter', { email, language }, { 'X-Forwarded-For': network })

const subscribers = () => tested().database.selectFrom('subscribers').selectAll().orderBy('email').execute()

const ask = (email: string, network: string, now?: number) =>
  signUp(tested().database, { email, language: 'en', networks: networksCalled(network) }, now)

/** Stores a subscriber as it is after the button was pressed. */
async function subscribe(email: string, changes: Partial<Subscriber> = {}): Promise<Subscriber> {
  const stored = subscriber({ email, ...changes })
  await tested().database.insertInto('subscribers').values(stored).execute()
  return stored
}

const outbox = () => tested().database.selectFrom('outbox').selectAll().execute()
const alerts = () => tested().database.selectFrom('alerts').select('kind').execute()

/** Puts an article into the outbox, which sends it. */
async function sendArticle(newsletters = article) {
  await sendNewsletters(tested().database, newsletters)
  tested().outbox.wake()
}

/** Waits for what the outbox does when no other mail has come for a moment, as if that had passed. */
function soon(check: () => Promise<void>) {
  vi.useFakeTimers({ toFake: ['Date'] })
  return eventually(() => {
    vi.advanceTimersByTime(second)
    tested().outbox.wake()
    return check()
  }).finally(() => vi.useRealTimers())
}

/** The secret of the link in a mail. */
const tokenIn = (text: string) => /[?]subscriber=([\w-]+)/.exec(text)?.[1] ?? ''

describe('signing up', () => {
  test('leads to a mail, whose page has a button that confirms', async () => {
    const response = await signUpAs('Asa@Example.com', undefined, 'sv')
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/sv/contact#newsletter-asked')
    const [asked] = await mail().received(1)
    expect(asked?.to).toEqual(['asa@example.com'])
    expect(asked?.headers.subject).toBe(newsletterMailWords.sv.confirm.subject)
    const token = tokenIn(asked?.text ?? '')
    const page = await tested().app.request(`/sv/contact?subscriber=${token}`)
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(await page.text()).toContain('action="/api/newsletter/confirm"')
    expect(await subscribers()).toMatchObject([{ confirmed_at: null }])

    const confirmed = await post('/api/newsletter/confirm', { subscriber: token, language: 'sv' })
    expect(confirmed.headers.get('Location')).toBe('/sv/contact#newsletter-confirmed')
    const [subscriber] = await subscribers()
    expect(subscriber).toMatchObject({ email: 'asa@example.com', language: 'sv' })
    expect(subscriber?.confirmed_at).toBeGreaterThan(Date.now() - hour)
    expect(subscriber?.consent).toBe(newsletterWords.sv.text)
  })

  test('is answered alike for new, known and refused addresses', async () => {
    await subscribe('known@example.com')
    const json = (email: string, headers = {}) =>
      tested().postJson('/api/newsletter', { email }, { 'X-Forwarded-For': '192.0.2.9', ...headers })
    const responses = [
      await json('new@example.com'),
      await json('new@example.com'),
      await json('known@example.com'),
      await json('robot@example.com', { 'Form-Trap': 'filled' }),
      await json('quick@example.com', { 'Form-Seconds': '0.4' }),
    ]
    for (const response of responses) {
      expect(response.status).toBe(202)
      expect(await response.text()).toBe('{"accepted":true}')
    }
    expect((await json('no address')).status).toBe(422)
    await mail().received(2)
    expect((await subscribers()).map(({ email }) => email)).toEqual([
      'known@example.com',
      'new@example.com',
      'quick@example.com',
    ])
    expect(await outbox()).toHaveLength(2)
  })

  test.each([
    ['an address with a mistake', 422, 'Åsa@"example', async () => undefined, newsletterWords.sv.failed],
    ['five others of its network', 429, 'f@example.com', () => signUpFive(), newsletterWords.sv.oftenNext],
    ['a lost table', 500, 'a@example.com', () => drop('subscribers'), newsletterMailWords.sv.page.failed],
  ])(
    'without a script comes back after %s with %i and the address',
    async (_, status, email, before, text) => {
      await before()
      const response = await signUpAs(email, undefined, 'sv')
      const html = await response.text()
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store'])
      expect(html).toContain(text)
      expect(html).toContain('action="/api/newsletter"')
      expect(html).toContain(`value="${email.replace('"', '&quot;')}"`)
    },
  )

  test.each(['confirm', 'leave'])('has its button (%s) again after a failure', async (action) => {
    await drop('subscribers')
    const response = await post(`/api/newsletter/${action}`, { subscriber: 'secret', language: 'sv' })
    const html = await response.text()
    expect(response.status).toBe(500)
    expect(html).toContain(newsletterMailWords.sv.page.failed)
    expect(html).toMatch(new RegExp(`action="/api/newsletter/${action}"[^>]*><input [^>]*value="secret">`))
  })

  const drop = (table: string) => sql.raw(`alter table ${table} rename to lost`).execute(tested().database)

  async function signUpFive() {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await signUpAs(`${name}@example.com`)
  }

  test('100 times at once for ten strangers writes to each of them once', async () => {
    const signUps = Array.from({ length: 100 }, (_, index) =>
      ask(`victim${index % 10}@example.com`, `network ${index}`),
    )
    const stored = await Promise.all(signUps)
    expect(stored.filter((outcome) => outcome === true)).toHaveLength(10)
    expect(await outbox()).toHaveLength(10)
  })

  test('asks an address once a day, and five addresses of a network', async () => {
    // Not in the past: limits that have ended are removed by the clock.
    const start = Date.now()
    expect(await ask('a@example.com', 'one', start)).toBe(true)
    expect(await ask('a@example.com', 'two', start + 23 * hour)).toBe(false)
    expect(await ask('a@example.com', 'two', start + 24 * hour)).toBe(true)
    for (const name of ['b', 'c', 'd', 'e'])
      expect(await ask(`${name}@example.com`, 'one', start + hour)).toBe(true)
    expect(await ask('f@example.com', 'one', start + hour)).toEqual({ wait: 23 * 3600 })
  })

  test('again in the other language is asked in that one', async () => {
    await subscribe('asa@example.com', { confirmed_at: null, asked_at: Date.now() - 25 * hour })
    await signUpAs('asa@example.com', undefined, 'sv')
    const [asked] = await mail().received(1)
    expect(asked?.headers.subject).toBe(newsletterMailWords.sv.confirm.subject)
  })

  test('of more than five households in one network is taken', async () => {
    for (const household of [1, 2, 3, 4, 5, 6])
      expect((await signUpAs(`${household}@example.com`, `192.0.2.${household}`)).status).toBe(303)
  })

  test('with an address that does not exist leaves nothing behind', async () => {
    mail().unknown.add('typo@example.com')
    await signUpAs('typo@example.com')
    await soon(async () => expect(await subscribers()).toEqual([]))
    expect(await outbox()).toEqual([])
  })

  test.each(['%00', 'a%00b', '%20', 'å', 'x'.repeat(200)])('of the link %s is nobody', async (secret) => {
    const page = await tested().app.request(`/contact?subscriber=${secret}`)
    expect(await page.text()).toContain(newsletterMailWords.en.page.over.heading)
    const clicked = await tested().postForm(`/api/newsletter/leave?subscriber=${secret}`, {})
    expect(clicked.status).toBe(200)
    const subscriber = decodeURIComponent(secret).slice(0, 100)
    const confirmed = await post('/api/newsletter/confirm', { subscriber, language: 'en' })
    expect(confirmed.headers.get('Location')).toBe('/contact#newsletter-over')
    expect((await post('/api/newsletter/leave', { subscriber, language: 'en' })).status).toBe(303)
  })

  test('is kept where the mail server says of everybody that they do not exist', async () => {
    mail().answer = (command) => (command === 'RCPT TO' ? '550 5.1.1 User unknown' : undefined)
    for (const name of ['a', 'b', 'c']) await ask(`${name}@example.com`, name)
    tested().outbox.wake()
    await eventually(async () => expect(await alerts()).toEqual([{ kind: 'mail-refused' }]))
    await tested().outbox.stop()
    expect(await subscribers()).toHaveLength(3)
  })

  test('is over after 48 hours, when the address is deleted', async () => {
    const now = Date.now()
    await subscribe('late@example.com', { confirmed_at: null, asked_at: now - 49 * hour, token: 'late' })
    await subscribe('reader@example.com', { asked_at: now - 99 * hour })
    const page = await tested().app.request('/contact?subscriber=late')
    expect(await page.text()).toContain(newsletterMailWords.en.page.over.heading)
    const response = await post('/api/newsletter/confirm', { subscriber: 'late', language: 'en' })
    expect(response.headers.get('Location')).toBe('/contact#newsletter-over')
    await removeExpired(tested().database, now)
    expect((await subscribers()).map(({ email }) => email)).toEqual(['reader@example.com'])
  })
})

describe('an article', () => {
  test('reaches every confirmed subscriber once, in their language', async () => {
    await subscribe('en@example.com')
    await subscribe('sv@example.com', { language: 'sv' })
    await subscribe('waits@example.com', { confirmed_at: null })
    await subscribe('paused@example.com', { paused_at: Date.now() })
    expect(await sendNewsletters(tested().database, article)).toMatchObject({ is: 'sent', count: 2 })
    expect(await sendNewsletters(tested().database, article)).toMatchObject({ is: 'sent before' })
    tested().outbox.wake()
    const mails = await mail().received(2)
    expect(mails.map(({ to, headers }) => [to[0], headers.subject]).toSorted()).toEqual([
      ['en@example.com', 'An article'],
      ['sv@example.com', 'En artikel'],
    ])
  })

  test('can be left by one click of the mail program, or by the button of its page', async () => {
    const [one, two] = [await subscribe('one@example.com'), await subscribe('two@example.com')]
    await sendArticle()
    const mails = await mail().received(2)
    const mailTo = (email: string) => mails.find(({ to }) => to[0] === email)
    const address =
      /^<https:\/\/site\.example([^>]+)>$/.exec(mailTo(one.email)?.headers['list-unsubscribe'] ?? '')?.[1] ??
      ''
    expect(mailTo(one.email)?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')

    // A scanner opens every link and changes nothing.
    const links = mails.flatMap(({ text, parts }) =>
      [text, ...parts.map((part) => part.text)].flatMap(
        (part) => part.match(/https:\/\/site\.example[^"\s<>]*/g) ?? [],
      ),
    )
    for (const link of [...links, `https://site.example${address}`]) await tested().app.request(link)
    expect(await subscribers()).toHaveLength(2)

    const oneClick = await tested().postForm(address, { 'List-Unsubscribe': 'One-Click' })
    expect(oneClick.status).toBe(200)
    expect((await subscribers()).map(({ email }) => email)).toEqual(['two@example.com'])
    const token = tokenIn(mailTo(two.email)?.text ?? '')
    expect(await (await tested().app.request(`/contact?subscriber=${token}`)).text()).toContain(
      'action="/api/newsletter/leave"',
    )
    const left = await post('/api/newsletter/leave', { subscriber: token, language: 'en' })
    expect(left.headers.get('Location')).toBe('/contact#newsletter-left')
    expect(await subscribers()).toEqual([])
  })

  test('is not sent to who leaves while it waits', async () => {
    mail().refuse = true
    const reader = await subscribe('reader@example.com')
    await sendNewsletters(tested().database, article)
    await post('/api/newsletter/leave', { subscriber: reader.token, language: 'en' })
    expect(await outbox()).toEqual([])
  })

  test('goes to the owner for a trial', async () => {
    await tryNewsletters(tested().database, article)
    tested().outbox.wake()
    const mails = await mail().received(2)
    expect(new Set(mails.map(({ to }) => to[0])).size).toBe(1)
    expect(await sendNewsletters(tested().database, article)).toMatchObject({ is: 'sent' })
  })

  test('is sent once where two processes are told to at the same time', async () => {
    await subscribe('reader@example.com')
    const outcomes = await Promise.all([1, 2, 3].map(() => sendNewsletters(tested().database, article)))
    expect(outcomes.filter(({ is }) => is === 'sent')).toHaveLength(1)
    expect(await outbox()).toHaveLength(1)
  })

  test('that was sent in one language is not marked as sent in another', async () => {
    await sendNewsletters(tested().database, article.slice(0, 1))
    expect(await sendNewsletters(tested().database, article)).toMatchObject({ is: 'sent before' })
    const stored = await tested().database.selectFrom('newsletters').select('id').execute()
    expect(stored).toEqual([{ id: article[0]?.id }])
  })

  test.each([
    ['MAIL FROM', '550 5.1.8 Sender address rejected'],
    ['MAIL FROM', '530 Authentication required'],
    ['RCPT TO', '550 5.4.5 Daily user sending quota exceeded'],
    ['RCPT TO', '550 relay not permitted'],
    ['DATA', '554 5.7.1 Rejected by policy'],
    // Of each receiver, as it says: so many at once are no coincidence.
    ['RCPT TO', '550 5.1.1 User unknown'],
  ] as const)('is kept for all readers where %s is answered with %s', async (command, answer) => {
    mail().answer = (asked) => (asked === command ? answer : undefined)
    for (let number = 0; number < 10; number++) await subscribe(`reader${number}@example.com`)
    for (const newsletters of [article, otherArticle]) await sendArticle(newsletters)
    await eventually(async () => expect(await alerts()).toEqual([{ kind: 'mail-refused' }]))
    await tested().outbox.stop()
    expect((await subscribers()).map(({ refusals, paused_at }) => [refusals, paused_at])).toEqual(
      Array(10).fill([0, null]),
    )
    expect((await outbox()).map(({ sent_at, failed_at }) => sent_at ?? failed_at)).toEqual(
      Array(20).fill(null),
    )
  })

  test('counts one refused reader among others once the mail server takes a mail', async () => {
    for (const name of ['a', 'b', 'gone', 'z']) await subscribe(`${name}@example.com`)
    mail().unknown.add('gone@example.com')
    await sendArticle()
    await mail().received(3)
    await eventually(async () => {
      expect((await subscribers()).map(({ refusals }) => refusals)).toEqual([0, 0, 1, 0])
      expect((await outbox()).filter(({ sent_at }) => sent_at === null)).toEqual([])
    })
  })

  test('pauses an address that refuses it twice in a row, and forgets one refusal', async () => {
    await subscribe('gone@example.com')
    mail().unknown.add('gone@example.com')
    for (const [index, newsletters] of [article, otherArticle].entries()) {
      await sendArticle(newsletters)
      await soon(async () => expect(await subscribers()).toMatchObject([{ refusals: index + 1 }]))
    }
    expect((await subscribers())[0]?.paused_at).toBeGreaterThan(0)
    await eventually(async () =>
      expect((await outbox()).filter(({ failed_at }) => failed_at === null)).toEqual([]),
    )
  })

  test('lets other mails go first', async () => {
    for (let number = 0; number < 40; number++) await subscribe(`reader${number}@example.com`)
    mail().slowness = 20
    await sendArticle()
    await mail().received(3)
    await signUpAs('asa@example.com')
    await eventually(() => expect(mail().mails.some(({ to }) => to[0] === 'asa@example.com')).toBe(true))
    expect(mail().mails.length).toBeLessThan(30)
  })
})
