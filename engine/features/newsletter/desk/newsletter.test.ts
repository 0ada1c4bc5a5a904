import { describe, expect, test } from 'vitest'
import { countedArticles } from '../../../../tests/fixtures/counted-articles.ts'
import { subscriber } from '../../../../tests/fixtures/subscriber.ts'
import { deskForEachTest } from '../../../../tests/support/desk.ts'
import type { DeskFacts } from '../../../core/desk/api.ts'
import { largestFile } from '../../../core/desk/guards.server.ts'
import { claimNext } from '../../../core/mail/outbox-store.server.ts'
import { facts } from '../../../core/site/facts.ts'
import { hour } from '../../../core/time/durations.ts'
import type { Imported, Newsletter } from './newsletter-api.ts'

const [first, , second] = countedArticles.map(({ folder }) => folder)

const desk = deskForEachTest({ pages: { titles: {}, articles: countedArticles } })

const now = () => desk().read<Newsletter>('/api/newsletter')
const articleNow = async () => (await now()).articles[0]
const mails = () => desk().database.selectFrom('outbox').selectAll().execute()
const add = (...changes: Parameters<typeof subscriber>[0][]) =>
  desk().database.insertInto('subscribers').values(changes.map(subscriber)).execute()

test('the desk knows whether visitors can subscribe', async () =>
  expect(await desk().read<DeskFacts>('/api/desk')).toMatchObject({ hasNewsletter: facts.newsletter }))

describe.skipIf(!facts.newsletter)('the newsletter', () => {
  test('says who gets it, who is paused, and what was sent', async () => {
    await add({}, { language: 'sv' }, { language: 'sv', confirmed_at: null })
    await add({ email: 'gone@example.com', paused_at: 2 }, { email: 'away@example.com', paused_at: 1 })
    expect(await now()).toEqual({
      subscribers: [
        { language: 'en', confirmed: 1, unconfirmed: 0, paused: 2 },
        { language: 'sv', confirmed: 1, unconfirmed: 1, paused: 0 },
      ],
      paused: [
        { email: 'gone@example.com', pausedAt: 2 },
        { email: 'away@example.com', pausedAt: 1 },
      ],
      articles: [first, second].map((folder) => ({
        folder,
        editions: [
          { language: 'en', title: 'An article' },
          { language: 'sv', title: 'En artikel' },
        ],
        sentAt: null,
        waiting: 0,
      })),
      perMinute: desk().config.mailPerMinute,
    })
  })

  test('shows an article as the mail that it becomes, in a sandbox', async () => {
    const response = await desk().ask(`/api/newsletter/${first}/sv`)
    expect(await response.text()).toContain('Vad den säger.')
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain('img-src http://localhost:3000;')
    expect(policy).toMatch(/; sandbox$/)
    expect(response.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    expect((await desk().ask(`/api/newsletter/${first}/de`)).status).toBe(404)
    expect((await desk().ask('/api/newsletter/none/sv')).status).toBe(404)
  })

  test('sends a trial of each language to the owner, when it can no longer be undone', async () => {
    await add({})
    const change = await desk().change(`/api/newsletter/${first}/test`)
    expect((await mails()).map(({ kind, newsletter_id }) => [kind, newsletter_id])).toEqual([
      ['newsletter-test', `${first}/en`],
      ['newsletter-test', `${first}/sv`],
    ])
    for (const { next_at } of await mails()) expect(Math.abs(next_at - change.undoUntil)).toBeLessThan(1000)
    await desk().undo(change)
    expect(await mails()).toEqual([])
    expect(await articleNow()).toMatchObject({ sentAt: null })
  })

  test('goes to every subscriber once, and can be taken back before it goes', async () => {
    await add({}, { language: 'sv' }, { confirmed_at: null }, { paused_at: 1 })
    const change = await desk().change(`/api/newsletter/${first}/send`)
    expect(await articleNow()).toMatchObject({ waiting: 2 })
    for (const { next_at } of await mails()) expect(Math.abs(next_at - change.undoUntil)).toBeLessThan(1000)
    expect(await claimNext(desk().database)).toEqual({ mayGoAt: undefined })
    expect(await desk().send(`/api/newsletter/${first}/send`)).toBe(409)

    await desk().undo(change)
    expect(await mails()).toEqual([])
    expect(await articleNow()).toMatchObject({ sentAt: null, waiting: 0 })
    await desk().change(`/api/newsletter/${first}/send`)
    expect(await articleNow()).toMatchObject({ waiting: 2 })
  })

  test('stays sent where a mail of it has gone already', async () => {
    await add({}, {})
    const change = await desk().change(`/api/newsletter/${first}/send`)
    await claimNext(desk().database, { now: Date.now() + hour })
    expect(await desk().undo(change)).toBe(409)
    expect(await mails()).toHaveLength(2)
    expect((await articleNow())?.sentAt).not.toBeNull()
  })

  test('goes to a paused address again, which can be undone', async () => {
    await add({ email: 'gone@example.com', refusals: 2, paused_at: 2 })
    const body = { email: 'gone@example.com' }
    const change = await desk().change('/api/newsletter/resume', body)
    expect((await now()).paused).toEqual([])
    expect(await desk().send('/api/newsletter/resume', body)).toBe(404)
    expect(await desk().send('/api/newsletter/resume', {})).toBe(422)
    await desk().undo(change)
    expect((await now()).paused).toMatchObject([{ pausedAt: 2 }])
    await desk().change('/api/newsletter/resume', body)
    await desk().change(`/api/newsletter/${first}/send`)
    expect(await mails()).toHaveLength(1)
  })

  const bring = async (name: string, list: string) => {
    const path = `/api/newsletter/import?${new URLSearchParams({ language: 'sv', name })}`
    const response = await desk().ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: list,
    })
    return { status: response.status, answer: (await response.json()) as Imported }
  }

  test('comes with a list to take along', async () => {
    await add({ email: 'one@example.com' })
    const response = await desk().ask('/api/newsletter/subscribers.csv')
    expect(response.headers.get('Content-Disposition')).toContain('subscribers.csv')
    expect(await response.text()).toMatch(
      /^\ufeff?"email";"language";"asked";"confirmed";"consent";"paused"\r\n"one@example.com";"en";/,
    )
  })

  test('asks those of a list that is brought, once it can no longer be undone', async () => {
    const list =
      'email,language,unsubscribed\none@example.com,en,\nTwo@example.com,,\nthree@example.com,,yes\n,en,\n'
    const { answer } = await bring('list.csv', list)
    expect(answer).toMatchObject({ asked: 2, left: 1, withoutAddress: 1 })
    if ('wrong' in answer) throw new Error('It was refused')
    expect(await desk().undo(answer)).toBe(200)
    await bring('list.csv', list)
    expect(await mails()).toEqual([])
    await desk().stop()
    const { database } = desk()
    const subscribers = await database.selectFrom('subscribers').selectAll().orderBy('email').execute()
    expect(subscribers).toMatchObject([
      { email: 'one@example.com', language: 'en', confirmed_at: null },
      { email: 'two@example.com', language: 'sv', confirmed_at: null },
    ])
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-confirm'])
  })

  test.each([
    ['list.csv', 'email\nno\n', { wrong: [{ line: 2, column: 'email' }] }],
    ['cleaned_members.csv', 'email\na@example.com\n', { asked: 0, left: 1 }],
    ['list.csv', `email\n${'a@example.com\n'.repeat(100_000)}`, { asked: 100_000 }],
  ])('of a list (%s) says what is wrong with it, or who has left', async (name, list, says) => {
    expect((await bring(name, list)).answer).toMatchObject(says)
  })

  test('takes no list that is larger than the largest', async () => {
    expect((await bring('list.csv', 'a'.repeat(largestFile + 1))).status).toBe(413)
    expect(await desk().send('/api/newsletter/import', {})).toBe(422)
  })

  test('knows no other articles', async () => {
    expect(await desk().send('/api/newsletter/none/send')).toBe(404)
    expect(await desk().send('/api/newsletter/none/test')).toBe(404)
    expect(await mails()).toEqual([])
  })
})
