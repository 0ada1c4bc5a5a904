/** What the owner has to look after that belongs to no feature: the page never waits for what takes long. */
import type { Logger } from 'pino'
import { messageOf } from '../../core/base/error-names.server.ts'
import { startPeriodicTask } from '../../core/base/periodic-task.server.ts'
import type { Check } from '../../core/desk/api.ts'
import type { Desk } from '../../core/desk/desk.server.ts'
import { failedMails } from '../../core/mail/unsent-mails.server.ts'
import { findNewerRelease } from '../../core/releases/newer-release.server.ts'
import { facts } from '../../core/site/facts.ts'
import { day, minute } from '../../core/time/durations.ts'
import { checkBuild } from './check-build.server.ts'
import { checkCertificate } from './check-certificate.server.ts'

/** How often the slow ones are made anew. */
const renewEvery = 5 * minute
/** How long before security.txt ends it is due, as the tests say too. */
const securityDue = 30 * day

export function startChecks({ config, log }: Desk) {
  const build = cached('build', () => checkBuild(config.buildFolder, facts.timeZone), log)
  const certificate = cached('certificate', () => checkCertificate(config.siteUrl), log)
  let newerRelease: string | undefined
  const renewal = startPeriodicTask(
    async (signal) => {
      const releases = findNewerRelease(config, { signal }).then((found) => {
        newerRelease = found
      })
      await Promise.all([releases, build.renew(), certificate.renew()])
    },
    renewEvery,
    () => log.warn({ msg: 'checks failed' }),
  )
  return {
    /** The last known states, in the order of the page. */
    checks: () => [build.last(), certificate.last(), checkSecurityTxt(facts.security.expires, Date.now())],
    /** Null where none is known. */
    newerRelease: () => newerRelease ?? null,
    /** Resolves when those that are being made are done. */
    stop: renewal.stop,
  }
}

/** Keeps the last answer of a check. One that fails says why. */
function cached<About extends string>(about: About, check: () => Promise<Check<About>>, log: Logger) {
  const unknown: Check<About> = { about, is: 'unknown', at: null, detail: '' }
  let last = unknown
  return {
    last: () => last,
    async renew() {
      try {
        last = await check()
      } catch (error) {
        last = { ...unknown, detail: messageOf(error) }
        log.warn({ msg: 'a check failed', about, error: last.detail })
      }
    },
  }
}

export function checkSecurityTxt(expires: string, now: number): Check<'security.txt'> {
  const at = Date.parse(expires)
  const is = at <= now ? 'bad' : at - now < securityDue ? 'due' : 'good'
  return { about: 'security.txt', is, at, detail: '' }
}

/** Bad where a mail was given up or there is no mail server; due while one is tried again. */
export async function checkMails({ database, config: { smtpUrl } }: Desk): Promise<Check<'mail'>> {
  const failed = await failedMails(database).select(['failed_at', 'last_error']).orderBy('next_at').execute()
  const isGivenUp = failed.some(({ failed_at }) => failed_at !== null)
  return {
    about: 'mail',
    is: isGivenUp || !smtpUrl ? 'bad' : failed.length > 0 ? 'due' : 'good',
    at: null,
    detail: smtpUrl ? (failed[0]?.last_error ?? '') : 'SMTP_URL',
  }
}
