import { createTransport } from 'nodemailer'
import { facts } from '../../content/facts.ts'
import type { Database } from '../database/open.ts'
import { mailWords } from './mail.words.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long a mail that was taken is left to whoever took it. */
const lease = 5 * minute
/** After this long without success a mail is given up. */
const patience = 3 * 24 * hour
const longestWait = 2 * hour
const pollEvery = 15 * second
const batch = 10

export interface OutboxSettings {
  database: Database
  /** Where mail goes. Without it mail stays in the outbox. */
  smtpUrl?: string
  from: string
  to: string
  /** Names the site in message ids. */
  siteUrl: string
  log: (event: { msg: string; kind?: string; attempts?: number; error?: string }) => void
}

export interface Outbox {
  /** Looks for mail to send now instead of at the next round. */
  wake: () => void
  /** Resolves when the mail in flight has been dealt with. */
  stop: () => Promise<void>
}

/** Waits grow from half a minute, doubling, to two hours. `attempts` is how many have failed. */
export const waitAfter = (attempts: number) => Math.min(30 * second * 2 ** (attempts - 1), longestWait)

/**
 * Sends what is in the outbox: at once when woken, and again with growing waits where it fails. What is marked as sent
 * is never sent again; a crash between sending and marking repeats one mail, under the same Message-ID.
 */
export function startOutbox(settings: OutboxSettings): Outbox {
  const { smtpUrl } = settings
  if (!smtpUrl) return { wake: () => undefined, stop: async () => undefined }
  const timeouts = {
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
  }
  const transport = createTransport({ url: smtpUrl, ...timeouts })
  let isStopping = false
  let round: Promise<void> | undefined
  let isWoken = false

  function wake() {
    if (isStopping) return
    isWoken = true
    round ??= run().finally(() => {
      round = undefined
    })
  }

  async function run() {
    while (isWoken && !isStopping) {
      isWoken = false
      try {
        while (!isStopping && (await sendBatch(settings, transport)) === batch);
      } catch (error) {
        settings.log({ msg: 'outbox unavailable', error: reason(error) })
      }
    }
  }

  const timer = setInterval(wake, pollEvery)
  wake()
  return {
    wake,
    async stop() {
      isStopping = true
      clearInterval(timer)
      await round
      transport.close()
    },
  }
}

type Transport = ReturnType<typeof createTransport>

/** Takes the mails that are due and sends them one after the other. Returns how many there were. */
async function sendBatch(settings: OutboxSettings, transport: Transport): Promise<number> {
  const { database } = settings
  const now = Date.now()
  const due = database
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(batch)
  const taken = await database
    .updateTable('outbox')
    .set((row) => ({ next_at: now + lease, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returning(['id', 'message_id', 'kind', 'attempts'])
    .execute()
  for (const mail of taken) {
    const message = await database
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', mail.message_id)
      .executeTakeFirst()
    if (!message) continue
    try {
      await transport.sendMail(mailOf(mail, message, settings))
      await database
        .updateTable('outbox')
        .set({ sent_at: Date.now(), last_error: null })
        .where('id', '=', mail.id)
        .execute()
      settings.log({ msg: 'mail sent', kind: mail.kind, attempts: mail.attempts })
    } catch (error) {
      const isLate = Date.now() - message.received_at > patience
      await database
        .updateTable('outbox')
        .set({
          next_at: Date.now() + waitAfter(mail.attempts),
          last_error: reason(error),
          ...(isLate ? { failed_at: Date.now() } : {}),
        })
        .where('id', '=', mail.id)
        .execute()
      settings.log({
        msg: isLate ? 'mail given up' : 'mail failed',
        kind: mail.kind,
        attempts: mail.attempts,
        error: codeOf(error),
      })
    }
  }
  return taken.length
}

interface StoredMessage {
  name: string
  email: string
  message: string
  language: 'en' | 'sv'
}

/** Addresses are handed over as objects, so that nothing in a name can become a header or a second recipient. */
function mailOf(
  mail: { id: string; kind: 'owner' | 'confirmation' },
  { name, email, message, language }: StoredMessage,
  { from, to, siteUrl }: OutboxSettings,
) {
  const visitor = { name, address: email }
  const site = { name: facts.brand, address: from }
  const messageId = `<${mail.id}@${new URL(siteUrl).hostname}>`
  const words = mailWords[language]
  if (mail.kind === 'owner') {
    const { subject, text } = words.owner
    return {
      messageId,
      from: site,
      to: { name: facts.brand, address: to },
      replyTo: visitor,
      subject: subject(name),
      text: text(name, email, message, language),
    }
  }
  const { subject, text } = words.confirmation
  return {
    messageId,
    from: site,
    to: visitor,
    subject,
    text: text(name, message),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** Mail servers quote addresses in their answers: logs get the code alone. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
