/** What the owner has to look after, each worked out in the background: the page never waits for it. */
import type { Logger } from 'pino'
import { messageOf } from '../../core/base/error-names.server.ts'
import { startPeriodicTask } from '../../core/base/periodic-task.server.ts'
import type { Config } from '../../core/config/config.server.ts'
import type { Database } from '../../core/database/open.server.ts'
import type { Check } from '../../core/desk/api.ts'
import { lastDone } from '../../core/operations/last-done.server.ts'
import { findNewerRelease, type NewerRelease } from '../../core/releases/newer-release.server.ts'
import { facts } from '../../core/site/facts.ts'
import { day, minute } from '../../core/time/durations.ts'
import { backupMissingAfter } from '../../features/backups/missing-backup.server.ts'
import type { OwnerCalendars } from '../../features/booking/desk/owner-calendars.server.ts'
import { checkBuild } from './check-build.server.ts'
import { checkCertificate } from './check-certificate.server.ts'

/** How often the slow ones are made anew. */
const renewEvery = 5 * minute
/** How long before security.txt ends it is due, as the tests say too. */
const securityDue = 30 * day

export type Checks = ReturnType<typeof startChecks>

export function startChecks({
  config,
  database,
  log,
  calendars,
}: {
  config: Config
  database: Database
  log: Logger
  calendars: OwnerCalendars
}) {
  const slow = [
    cached({ about: 'build', ...unknown }, () => checkBuild(config.buildFolder, facts.timeZone), log),
    cached({ about: 'certificate', ...unknown }, () => checkCertificate(config.siteUrl), log),
  ]
  let newerRelease: NewerRelease | undefined
  const renewal = startPeriodicTask(
    async (signal) => {
      const releases = findNewerRelease(config, { signal }).then((found) => {
        newerRelease = found
      })
      await Promise.all([releases, ...slow.map((check) => check.renew())])
    },
    renewEvery,
    () => log.warn({ msg: 'checks failed' }),
  )
  return {
    /** The last known states, in the order of the page. */
    current: async (): Promise<Check[]> => [
      await checkMails(database, config),
      await checkBackup(database, Date.now()),
      ...(config.hasOffsite ? [await checkBackup(database, Date.now(), 'offsite')] : []),
      ...slow.map((check) => check.last()),
      checkSecurityTxt(facts.security.expires, Date.now()),
      calendars.check(),
    ],
    /** As far as it is known. */
    newerRelease: () => newerRelease ?? null,
    /** Resolves when those that are being made are done. */
    stop: renewal.stop,
  }
}

const unknown = { is: 'unknown', at: null, detail: '' } as const

/** Keeps the last answer of a check. One that fails says why. */
function cached(first: Check, check: () => Promise<Check>, log: Logger) {
  let last = first
  return {
    last: () => last,
    async renew() {
      try {
        last = await check()
      } catch (error) {
        last = { ...first, detail: messageOf(error) }
        log.warn({ msg: 'a check failed', about: first.about, error: last.detail })
      }
    },
  }
}

export function checkSecurityTxt(expires: string, now: number): Check {
  const at = Date.parse(expires)
  const is = at <= now ? 'bad' : at - now < securityDue ? 'due' : 'good'
  return { about: 'security.txt', is, at, detail: '' }
}

/** Due where none was ever made: the owner may have other means, or has just set it up. */
export async function checkBackup(
  database: Database,
  now: number,
  about: 'backup' | 'offsite' = 'backup',
): Promise<Check> {
  const at = (await lastDone(database, about)) ?? null
  const is = at === null ? 'due' : now - at > backupMissingAfter ? 'bad' : 'good'
  return { about, is, at, detail: '' }
}

/** Bad where a mail was given up or there is no mail server; due while one is tried again. */
async function checkMails(database: Database, { smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Check> {
  const failed = await database
    .selectFrom('outbox')
    .select(['failed_at', 'last_error'])
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .orderBy('next_at')
    .execute()
  const isGivenUp = failed.some(({ failed_at }) => failed_at !== null)
  return {
    about: 'mail',
    is: isGivenUp || !smtpUrl ? 'bad' : failed.length > 0 ? 'due' : 'good',
    at: null,
    detail: smtpUrl ? (failed[0]?.last_error ?? '') : 'SMTP_URL',
  }
}
