import { describe, expect, test } from 'vitest'
import { hour } from '../../content/durations.ts'
import { facts } from '../../content/facts.ts'
import { claimNext } from '../../server/mail/outbox-store.ts'
import { countedArticles } from '../../tests/fixtures/counted-articles.ts'
import { subscriber } from '../../tests/fixtures/subscriber.ts'
import { deskForEachTest } from '../../tests/support/desk.ts'
import type { Newsletter } from '../api.ts'

const [first, , second] = countedArticles.map(({ folder }) => folder)

const desk = deskForEachTest({ pages: { titles: {}, articles: countedArticles } })

const now = () => desk().read<Newsletter>('/api/newsletter')
const articleNow = async () => (await now()).articles[0]
const mails = () => desk().database.selectFrom('outbox').selectAll().execute()
const add = (...changes: Parameters<typeof subscriber>[0][]) =>
  desk().database.insertInto('subscribers').values(changes.map(subscriber)).execute()

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

  test('knows no other articles', async () => {
    expect(await desk().send('/api/newsletter/none/send')).toBe(404)
    expect(await desk().send('/api/newsletter/none/test')).toBe(404)
    expect(await mails()).toEqual([])
  })
})
