import type { Logger } from 'pino'
import { codeOf, nameOf } from '../base/error-names.server.ts'
import { type PeriodicTask, startPeriodicTask } from '../base/periodic-task.server.ts'
import type { Config } from '../config/config.server.ts'
import type { Database } from '../database/open.server.ts'
import { markSentUntilStored } from '../database/queue.server.ts'
import { facts } from '../site/facts.ts'
import type { PerLanguage } from '../text/language.ts'
import { alertWords } from './alert.words.ts'
import { type Alert, claimAlert, postponeAlert, sendLimit } from './alert-store.server.ts'

/** An alert is sent within ten seconds, also one that another process has stored. */
const pollEvery = 4000

/** What alerts tell, by their kind. */
export type AlertTexts = Readonly<Partial<Record<string, (alert: Pick<Alert, 'starts_at'>) => string>>>

/** Alerts that say the same each time. */
export const textsOf = (words: PerLanguage<Record<string, string>>): AlertTexts =>
  Object.fromEntries(
    Object.keys(words[facts.officeLanguage]).map((kind) => [
      kind,
      () => words[facts.officeLanguage][kind] ?? '',
    ]),
  )

const ownTexts = textsOf(alertWords)

interface AlertSettings {
  /** Without `alertUrl` nothing is sent. */
  config: Pick<Config, 'alertUrl'>
  database: Database
  /** Of features. */
  texts: AlertTexts
  log: Logger
  /** The longest that sending may take, in milliseconds. Tests do not wait that long. */
  limit?: number
}

/** Sends the alerts, each until it is taken or a day has passed. Independent of the mails, so that neither waits for the other. */
export function startAlerts({
  config,
  database,
  texts,
  log,
  limit = sendLimit,
}: AlertSettings): PeriodicTask {
  const { alertUrl } = config
  if (!alertUrl) return { wake: async () => undefined, stop: async () => undefined }
  const target = targetOf(alertUrl)
  const sendAll = async (stopping: AbortSignal) => {
    while (!stopping.aborted) {
      const alert = await claimAlert(database)
      if (!alert) return
      const { kind, attempts } = alert
      const failure = await send(target, textOf(alert, texts), limit)
      if (failure !== undefined) {
        log.warn({ msg: 'alert failed', kind, attempts, error: failure })
        await postponeAlert(database, alert)
      } else {
        await markSentUntilStored(database, 'alerts', alert.id, {
          isStopping: () => stopping.aborted,
          onError: () => log.warn({ msg: 'alert sent, not marked yet', kind }),
        })
        log.info({ msg: 'alert sent', kind, attempts })
      }
    }
  }
  return startPeriodicTask(sendAll, pollEvery, () => log.warn({ msg: 'alerts unavailable' }))
}

/** Empty for one that a later release has stored. */
const textOf = (alert: Alert, texts: AlertTexts): string =>
  (texts[alert.kind] ?? ownTexts[alert.kind])?.(alert) ?? ''

/** Sends an alert that cannot be stored. Resolves with whether it was taken; without ALERT_URL there is nobody to tell. */
export async function sendUnstored(
  { alertUrl }: Pick<Config, 'alertUrl'>,
  kind: keyof (typeof alertWords)['en'],
) {
  return (
    alertUrl !== undefined &&
    (await send(targetOf(alertUrl), alertWords[facts.officeLanguage][kind], sendLimit)) === undefined
  )
}

interface Target {
  url: URL
  headers: Record<string, string>
}

/** Fetch takes no password in an address: it becomes a header. */
function targetOf(address: URL): Target {
  const url = new URL(address)
  const { username, password } = url
  url.username = ''
  url.password = ''
  if (!username && !password) return { url, headers: {} }
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url, headers: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } }
}

/**
 * Sends an alert as ntfy takes it (https://docs.ntfy.sh/publish/). Returns why it was not taken, where it was not: a status or
 * a code, never a text in which the address could stand.
 */
async function send({ url, headers }: Target, text: string, limit: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', Title: encodedWord(facts.brand) },
      body: text,
      // Another host would get what is meant for this one.
      redirect: 'manual',
      signal: AbortSignal.timeout(limit),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    return reasonOf(error)
  }
}

/** A header holds ASCII only; others are encoded as in mails (RFC 2047), which ntfy decodes. */
const encodedWord = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`

/** The cause of a failed fetch has the code. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause
    ? codeOf(error.cause)
    : nameOf(error)
