import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import { codeOf, messageOf } from '../base/error-names.server.ts'
import { type PeriodicTask, startPeriodicTask } from '../base/periodic-task.server.ts'
import type { Config } from '../config/config.server.ts'
import type { Database } from '../database/open.server.ts'
import { markSentUntilStored } from '../database/queue.server.ts'
import { isUnavailable } from '../database/unavailable.server.ts'
import { isNearby } from '../network/nearby.server.ts'
import { facts } from '../site/facts.ts'
import { second } from '../time/durations.ts'
import { type MailContent, type MailSettings, mailLifetime } from './mail-content.server.ts'
import {
  alertRefused,
  claimNext,
  type Mail,
  markFailed,
  removeMail,
  sendLimit,
} from './outbox-store.server.ts'
import { createRefusedInARow } from './refused-in-a-row.server.ts'
import { type Mails, renderMail } from './render-mail.server.ts'
import { codeOfSmtpRefusal, smtpRefusalOf } from './smtp-refusal.server.ts'

const pollEvery = 10 * second

export interface OutboxSettings {
  database: Database
  /** Without `smtpUrl`, mails stay in the outbox. */
  config: Pick<Config, 'smtpUrl' | 'mailPerMinute' | keyof MailSettings>
  mails: Mails
  log: Logger
  /** The longest that sending a mail may take, in milliseconds. Tests do not wait that long. */
  limit?: number
}

/**
 * Sends the mails of the outbox: at once after `wake`, and again with growing waits after a failure. A crash between
 * sending a mail and marking it sends the mail again under the same Message-ID.
 */
export function startOutbox(settings: OutboxSettings): PeriodicTask {
  const { database, config, mails, log, limit = sendLimit } = settings
  const { smtpUrl } = config
  if (!smtpUrl) return { wake: async () => undefined, stop: async () => undefined }
  const connection = connectionTo(smtpUrl, limit)
  const refusedInARow = createRefusedInARow()
  let nextRound: NodeJS.Timeout | undefined

  /** Sends what is due, until nothing is, or the mail server refuses one receiver after the other. */
  async function sendDue(stopping: AbortSignal) {
    while (!stopping.aborted) {
      const { mail, mayGoAt } = await claimNext(database, { perMinute: config.mailPerMinute })
      if (mail) {
        if (!(await send(mail, stopping))) return
      } else {
        const next = mayGoAt ?? (await refusedInARow.countLater())
        clearTimeout(nextRound)
        if (next !== undefined) nextRound = setTimeout(sending.wake, next - Date.now())
        return
      }
    }
  }

  /** Sends a claimed mail, or stores why not. Returns whether it is worth sending the next one. */
  async function send(mail: Mail, stopping: AbortSignal): Promise<boolean> {
    const { id, kind, attempts } = mail
    const fail = async (error: unknown, giveUpAt: number) => {
      const isRefused = smtpRefusalOf(error) === 'sender'
      const outcome = await markFailed(database, mail, { giveUpAt, error: reason(error), isRefused })
      log.warn({
        msg: outcome === 'failed' ? 'mail given up' : 'mail failed',
        kind,
        attempts,
        error: codeOf(error),
      })
    }
    let content: MailContent | undefined
    try {
      content = await renderMail(mails, database, mail, config)
    } catch (error) {
      if (isUnavailable(error)) throw error
      await fail(error, (mail.due_at ?? 0) + mailLifetime)
      return true
    }
    if (!content) {
      await removeMail(database, id)
      return true
    }
    const { giveUpAt, onSent, onRefused, isByHand, ...headersAndText } = content
    try {
      await connection.send({
        messageId: `<${id}@${new URL(config.siteUrl).hostname}>`,
        from: { name: facts.brand, address: config.mailFrom },
        ...headersAndText,
      })
    } catch (error) {
      await fail(error, giveUpAt)
      if (!onRefused || smtpRefusalOf(error) !== 'receiver') return true
      // Tried again meanwhile, in case that it does not count.
      const isReceiver = await refusedInARow.add({
        id,
        address: content.to.address,
        code: codeOfSmtpRefusal(error),
        async count() {
          await onRefused()
          await removeMail(database, id)
          log.info({ msg: 'receiver refused', kind })
        },
      })
      if (isReceiver) return true
      await alertRefused(database)
      log.warn({ msg: 'one receiver after the other refused' })
      return false
    }
    await markSentUntilStored(database, 'outbox', id, {
      isStopping: () => stopping.aborted,
      onError: (error) => log.warn({ msg: 'mail sent, not marked yet', error: reason(error) }),
    })
    await onSent?.()
    await refusedInARow.taken()
    log.info({ msg: 'mail sent', kind, attempts })
    return true
  }

  const sending = startPeriodicTask(sendDue, pollEvery, (error) =>
    log.warn({ msg: 'outbox unavailable', error: reason(error) }),
  )
  return {
    wake: sending.wake,
    async stop() {
      await sending.stop()
      clearTimeout(nextRound)
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
      transport ??= createTransport({ url, ...poolOptions, ...encryptionTo(url) })
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
  pool: true,
  maxConnections: 1,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 90 * second,
  // A connection that is idle for longer may have been dropped on the way without a word.
  idleTimeout: 60 * second,
} as const

/**
 * A password goes unencrypted only to this machine or a private network. There a mail server may have a certificate of its
 * own, which nobody else vouches for.
 */
export function encryptionTo(address: string) {
  const url = new URL(address)
  return isNearby(url) ? { tls: { rejectUnauthorized: false } } : { requireTLS: url.password !== '' }
}

const reason = (error: unknown) => messageOf(error).slice(0, 500)
