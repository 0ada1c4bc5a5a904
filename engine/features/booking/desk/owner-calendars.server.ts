import type { Logger } from 'pino'
import { startPeriodicTask } from '../../../core/base/periodic-task.server.ts'
import type { Config } from '../../../core/config/config.server.ts'
import type { Check } from '../../../core/desk/api.ts'
import { merge } from '../../../core/time/interval.ts'
import { createCalendars, readEvery } from '../busy-calendars.server.ts'
import type { BookingRules } from '../rules.ts'

export type OwnerCalendars = ReturnType<typeof startOwnerCalendars>

/** Reads the owner's calendars now and every five minutes, as the server does, but mails nothing about them. */
export function startOwnerCalendars(config: Config, rules: BookingRules, log: Logger) {
  const stopping = new AbortController()
  const calendars = createCalendars({ config, rules, log }, stopping.signal)
  async function read() {
    for (const calendar of calendars) if (!stopping.signal.aborted) await calendar.read(Date.now())
  }

  function readAt(): number | null {
    const times = calendars.flatMap((calendar) => calendar.readAt() ?? [])
    return calendars.length > 0 && times.length === calendars.length ? Math.min(...times) : null
  }

  function check(): Check<'calendars'> {
    const unreadable = calendars.flatMap((calendar, index) => {
      const reason = calendar.failure()
      return reason === undefined ? [] : `${index + 1}: ${reason}`
    })
    const entries = calendars.flatMap((calendar, index) =>
      calendar
        .notable()
        .map(({ summary, start }) => `${index + 1}: ${[summary, start].filter(Boolean).join(', ')}`),
    )
    const isKnown = calendars.length === 0 || readAt() !== null
    return {
      about: 'calendars',
      is: unreadable.length > 0 ? 'bad' : entries.length > 0 ? 'due' : isKnown ? 'good' : 'unknown',
      at: readAt(),
      detail: [...unreadable, ...entries].join('; '),
    }
  }

  const reading = startPeriodicTask(read, readEvery, () => log.warn({ msg: 'calendars not read' }))
  return {
    /** What stands in those calendars that could be read, as they were then. */
    busy: () => merge(calendars.flatMap((calendar) => calendar.busy())),
    /** When all of them had been read last. Null where there are none, or one could not be read yet. */
    readAt,
    check,
    async stop() {
      stopping.abort()
      await reading.stop()
    },
  }
}
