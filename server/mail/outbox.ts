import { setTimeout as wait } from 'node:timers/promises'
import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import { facts } from '../../content/facts.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/open.ts'
import type { MailSettings } from './mail-content.ts'
import { claimNext, markFailed, markRefused, markSent, removeMail, sendLimit } from './outbox-rows.ts'
import { writeMail } from './write-mail.ts'

const second = 1000
const pollEvery = 10 * second

export interface OutboxSettings {
  database: Database
  /** Without `smtpUrl`, mails stay in the outbox. */
  config: Pick<Config, 'smtpUrl' | 'mailPerMinute' | 'busyCalendars' | keyof MailSettings>
  log: Logger
  /** The longest that sending a mail may take, in milliseconds. Tests do not wait that long. */
  limit?: number
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
  const { config, log, limit = sendLimit } = settings
  const { smtpUrl } = config
  if (!smtpUrl) return { wake: () => undefined, stop: async () => undefined }
  const connection = connectionTo(smtpUrl, limit)
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
        while (!isStopping && (await sendNext(settings, connection, () => isStopping)));
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
      connection.close()
    },
  }
}

interface Connection {
  /** Sends a mail. Rejects at the latest after `sendLimit`. */
  send: (mail: SendMailOptions) => Promise<void>
  close: () => void
}

/**
 * The connection to the mail server, opened by the first mail and kept for the next: greeting, encryption and login take
 * longer than a mail. The server may close it meanwhile; then the next mail opens another one.
 */
function connectionTo(url: string, limit: number): Connection {
  let transport: Transporter | undefined
  const close = () => {
    // Without `force`, a server that has stopped answering would keep its connection.
    transport?.close({ force: true })
    transport = undefined
  }
  return {
    async send(mail) {
      // Loaded only where mail is sent, because it is as much code as the rest of the server.
      const { createTransport } = await import('nodemailer')
      transport ??= createTransport({ url, ...poolOptions })
      const signal = AbortSignal.timeout(limit)
      try {
        await transport.sendMail({ ...mail, signal })
      } catch (error) {
        if (!signal.aborted) throw error
        close()
        throw Object.assign(new Error(`not sent within ${limit / second} seconds`), { code: 'ETIMEDOUT' })
      }
    },
    close,
  }
}

const poolOptions = {
  ...{ pool: true, maxConnections: 1 },
  ...{ connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 90 * second },
  // A connection that is idle for longer may have been dropped on the way without a word.
  idleTimeout: 60 * second,
} as const

/** Claims and sends the next due mail. Returns whether there was one. */
async function sendNext(
  { database, config, log }: OutboxSettings,
  connection: Connection,
  isStopping: () => boolean,
): Promise<boolean> {
  const mail = await claimNext(database, { perMinute: config.mailPerMinute })
  if (!mail) return false
  const { id, kind, attempts } = mail
  const content = await writeMail(database, mail, config)
  if (!content) {
    await removeMail(database, id)
    return true
  }
  const { giveUpAt, onSent, onRefused, ...headersAndText } = content
  try {
    await connection.send({
      messageId: `<${id}@${new URL(config.siteUrl).hostname}>`,
      from: { name: facts.brand, address: config.mailFrom },
      ...headersAndText,
    })
  } catch (error) {
    if (onRefused && isUnknownRecipient(error)) {
      await markRefused(database, id, reason(error))
      await onRefused()
      log.info({ msg: 'recipient refused', kind })
      return true
    }
    const outcome = await markFailed(database, mail, giveUpAt, reason(error))
    log.warn({
      msg: outcome === 'given up' ? 'mail given up' : 'mail failed',
      kind,
      attempts,
      error: codeOf(error),
    })
    return true
  }
  await keepMarking({ database, log }, id, isStopping)
  await onSent?.()
  log.info({ msg: 'mail sent', kind, attempts })
  return true
}

const maxMarkingWait = 2 * second

/** Repeats while the database is down, because an unmarked mail would be sent again. */
async function keepMarking(
  { database, log }: Pick<OutboxSettings, 'database' | 'log'>,
  id: string,
  isStopping: () => boolean,
) {
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

/**
 * Whether the mail server has refused the recipient for good. Codes 5.7.x are about the sender or its rights: then every
 * recipient would be refused (RFC 3463).
 */
const isUnknownRecipient = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !/\b5\.7\.\d/.test(error.message)

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500)

/** Only the code for the log, because mail servers quote addresses in their messages. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
