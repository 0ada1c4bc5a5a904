import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Figure, median } from './figures.ts'
import { paths } from './paths.ts'
import { serve } from './serve.ts'

const day = 24 * 60 * 60 * 1000
/** Around today, so that most of the calendar is worked out. */
const events = 5000
const recurring = 200

/** The free times of a visitor, and what reading a large calendar does to the pages meanwhile. */
export async function measureBookings(
  buildFolder: string,
  rounds: number,
  seconds: number,
): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'calendar-'))
  const calendar = join(folder, 'calendar.ics')
  writeFileSync(calendar, largeCalendar())
  const settings = { BUSY_CALENDARS: pathToFileURL(calendar).href }
  const figures = { slots: [] as number[], reading: [] as number[], idle: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const site = await serve(buildFolder, settings)
    // The calendar is read from the start on.
    figures.reading.push(await slowestHundredth(site.url + paths.home, { perSecond: 100, seconds: 2 }))
    while (!(await fetch(`${site.url}/api/slots`)).ok) await wait(100)
    figures.slots.push(await slowestHundredth(`${site.url}/api/slots`, { perSecond: 500, seconds }))
    await site.stop()
    // Just started too, because a new server is slow at first.
    const idle = await serve(buildFolder)
    figures.idle.push(await slowestHundredth(idle.url + paths.home, { perSecond: 100, seconds: 2 }))
    await idle.stop()
  }
  rmSync(folder, { recursive: true })
  return [
    {
      what: `GET /api/slots · slowest hundredth at 500/s, ${events} events`,
      value: median(figures.slots),
      unit: 'ms',
      target: { of: 'value', atMost: 20 },
    },
    {
      what: 'page · slowest hundredth while the calendar is read, beside a server that reads none',
      value: median(figures.reading),
      reference: median(figures.idle),
      unit: 'ms',
      target: { of: 'ratio', atMost: 2 },
    },
  ]
}

function largeCalendar(): string {
  const start = Date.now() - 150 * day
  const stamp = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')
  const event = (index: number) => {
    const at = start + Math.floor((index / events) * 300) * day + (index % 9) * (day / 24)
    return [
      'BEGIN:VEVENT',
      `UID:${index}@calendar.example`,
      `DTSTAMP:${stamp(start)}`,
      `DTSTART:${stamp(at)}`,
      `DTEND:${stamp(at + day / 96)}`,
      ...(index % (events / recurring) === 0 ? ['RRULE:FREQ=WEEKLY;INTERVAL=2'] : []),
      `SUMMARY:Event ${index}`,
      'END:VEVENT',
    ]
  }
  const all = Array.from({ length: events }, (_, index) => event(index)).flat()
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bench//EN', ...all, 'END:VCALENDAR', ''].join('\r\n')
}

/** Sends so many requests a second, however long the answers take. Resolves with the 99th percentile in milliseconds. */
async function slowestHundredth(url: string, { perSecond, seconds }: { perSecond: number; seconds: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const start = performance.now()
  const answers = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const due = (index * 1000) / perSecond
    await wait(Math.max(start + due - performance.now(), 0))
    const sent = performance.now()
    await new Promise<void>((resolve, reject) => {
      get(url, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
    })
    return performance.now() - sent
  })
  const times = (await Promise.all(answers)).toSorted((a, b) => a - b)
  agent.destroy()
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN
}
