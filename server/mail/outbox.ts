import { setTimeout as wait } from 'node:timers/promises'
import type { Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import { facts } from '../../content/facts.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import { mailWords } from './mail.words.ts'
import { claimNext, type Due, markFailed, markSent } from './outbox-rows.ts'

const second = 1000
const pollEvery = 15 * second

export interface OutboxSettings {
  database: Database
  /** Without `smtpUrl`, mails stay in the outbox. */
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'siteUrl'>
  log: Logger
}

export interface Outbox {
  /** Looks for due mails now instead of at the next poll. */
  wake: () => void
  /** Resolves when the mail in progress has been sent or has failed. */
  stop: () => Promise<void>
}

/**
 * Sends the mails of the outbox: at once after `wake`, and again with growing waits after a failure. A crash between
 * sending a mail and marking it sends the mail again under the same Message-ID.
 */
export function startOutbox(settings: OutboxSettings): Outbox {
  const { config, log } = settings
  const { smtpUrl } = config
  if (!smtpUrl) return { wake: () => undefined, stop: async () => undefined }
  const timeouts = {
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
  }
  // Loaded only where mail is sent, because it is as much code as the rest of the server.
  const loading = import('nodemailer')
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
        const { createTransport } = await loading
        // All mails of a round share a connection: greeting, encryption and login take longer than a mail.
        const transport = createTransport({ url: smtpUrl, ...timeouts, pool: true, maxConnections: 1 })
        try {
          while (!isStopping && (await sendNext(settings, transport, () => isStopping)));
        } finally {
          transport.close()
        }
      } catch (error) {
        log.warn({ msg: 'outbox unavailable', error: reason(error) })
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
    },
  }
}

/** Claims and sends the next due mail. Returns whether there was one. */
async function sendNext(
  settings: OutboxSettings,
  transport: Transporter,
  isStopping: () => boolean,
): Promise<boolean> {
  const { database, log } = settings
  const mail = await claimNext(database)
  if (!mail) return false
  const { message, kind, attempts } = mail
  if (!message) return true
  try {
    await transport.sendMail(mailOf(mail, message, settings.config))
  } catch (error) {
    const outcome = await markFailed(database, mail, message.received_at, reason(error))
    log.warn({
      msg: outcome === 'given up' ? 'mail given up' : 'mail failed',
      kind,
      attempts,
      error: codeOf(error),
    })
    return true
  }
  await keepMarking(settings, mail.id, isStopping)
  log.info({ msg: 'mail sent', kind, attempts })
  return true
}

const maxMarkingWait = 2 * second

/** Repeats while the database is down, because an unmarked mail would be sent again. */
async function keepMarking({ database, log }: OutboxSettings, id: string, isStopping: () => boolean) {
  for (let pause = 100; ; pause = Math.min(2 * pause, maxMarkingWait)) {
    try {
      await markSent(database, id)
      return
    } catch (error) {
      if (isStopping()) throw error
      log.warn({ msg: 'mail sent, not marked yet', error: reason(error) })
      await wait(pause)
    }
  }
}

type StoredMessage = NonNullable<Due['message']>

/** Passes addresses as objects, so that nothing in a name can become a header or a second recipient. */
function mailOf(
  mail: { id: string; kind: 'owner' | 'confirmation' },
  { name, email, message, language }: StoredMessage,
  { mailFrom, mailTo, siteUrl }: OutboxSettings['config'],
) {
  const visitor = { name, address: email }
  const site = { name: facts.brand, address: mailFrom }
  const messageId = `<${mail.id}@${new URL(siteUrl).hostname}>`
  const words = mailWords[language]
  if (mail.kind === 'owner') {
    const { subject, text } = words.owner
    return {
      messageId,
      from: site,
      to: { name: facts.brand, address: mailTo },
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

/** Only the code for the log, because mail servers quote addresses in their messages. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
