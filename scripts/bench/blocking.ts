import type { Browser } from '@playwright/test'
import { openBrowser, phone, slowdown, whenLive } from './browser.ts'
import { byTurns, type Compared, type Figure, median } from './figures.ts'

/** What Chromium writes down of a moment, or of a stretch with a beginning and an end. Times in microseconds. */
interface Traced {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Of `dur`, what the thread really had of a processor. */
  tdur?: number
}

/** Chromium's name for a task of a thread. */
const task = 'ThreadControllerImpl::RunTask'

/** A task that takes longer keeps a touch waiting, in milliseconds; only what is over it counts (web.dev/articles/tbt). */
const unnoticed = 50

/**
 * Total blocking time after the first paint, in milliseconds, of a phone that has nothing else to do: each task takes
 * four times what it had of a processor. Lighthouse goes by the clock, which on a busy machine is half waiting.
 */
export async function measureBlocking(
  executablePath: string,
  urls: Compared<string>,
  pages: readonly { path: string; name: string }[],
  runs: number,
): Promise<Figure[]> {
  const browser = await openBrowser(executablePath)
  const figures: Figure[] = []
  for (const { path, name } of pages) {
    const { ours, byHand } = await byTurns(runs, (which) =>
      blockingTime(browser, urls[which] + path, { hasParts: which === 'ours' }),
    )
    figures.push({
      part: 'pages',
      what: `${name} · TBT of an idle machine`,
      value: median(ours),
      unit: 'ms',
      reference: median(byHand),
      target: { of: 'value', atMost: 50 },
    })
  }
  await browser.close()
  return figures
}

async function blockingTime(browser: Browser, url: string, { hasParts }: { hasParts: boolean }) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await browser.startTracing(page, { categories: ['toplevel', 'loading', 'blink.user_timing'] })
  await page.goto(url, { waitUntil: 'load' })
  if (hasParts) await whenLive(page)
  await page.evaluate(whenPaintedAndIdle)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] }
  await context.close()
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint')
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === task && ph === 'X' && pid === paint?.pid && tid === paint.tid,
  )
  if (!paint || tasks.length === 0) throw new Error(`${url}: no first paint, or no tasks, in what was traced`)
  return (
    tasks
      // Of a task that began before the paint only what came after it.
      .map(({ ts, dur = 0, tdur = 0 }) => Math.min(tdur, ts + dur - paint.ts) / 1000)
      .reduce((sum, time) => sum + Math.max(0, time * slowdown - unnoticed), 0)
  )
}

/** Runs in the page. */
function whenPaintedAndIdle() {
  return new Promise<void>((resolve) =>
    new PerformanceObserver(() => requestIdleCallback(() => requestIdleCallback(() => resolve()))).observe({
      type: 'paint',
      buffered: true,
    }),
  )
}
