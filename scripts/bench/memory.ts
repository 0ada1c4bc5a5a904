import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, median } from './figures.ts'
import { type Serving, serve } from './serve.ts'
import { load } from './wrk.ts'

const rssOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** How often memory is read: one reading swings by 2 MB with what the garbage collector has just done. */
const readings = 40

/** The server's memory under what visitors do, for so many minutes; printed for each tenth of them. */
export async function measureMemory(
  buildFolder: string,
  { pages, minutes }: { pages: string[]; minutes: number },
): Promise<Figure[]> {
  const site = await serve(buildFolder, { TRUST_PROXY: '1' })
  const idle = rssOf(site.pid)
  const samples = await sampled(site, pages, minutes)
  await site.stop()
  const tenths = samples.filter((_, index) => (index + 1) % (readings / 10) === 0)
  console.error(`Memory in MB: ${[idle, ...tenths].map((one) => one.toFixed(0)).join(' ')}`)
  const quarter = Math.floor(samples.length / 4)
  const thirdQuarter = samples.slice(-2 * quarter, -quarter)
  const length = minutes < 1 ? `${minutes * 60} s` : `${minutes} min`
  return [
    { part: 'server', what: 'Memory when idle', value: idle, unit: 'MB' },
    {
      part: 'server',
      what: `Memory at most, ${length} of load`,
      value: Math.max(...samples),
      unit: 'MB',
      target: { of: 'value', atMost: 120 },
    },
    {
      part: 'server',
      what: 'Growth in the second half',
      value: median(samples.slice(-quarter)) - median(thirdQuarter),
      unit: 'MB',
      // In less time the server is still warming up.
      ...(minutes >= 10 ? { target: { of: 'value', atMost: 1 } } : {}),
    },
  ]
}

async function sampled({ url, pid }: Serving, pages: string[], minutes: number): Promise<number[]> {
  const samples: number[] = []
  let isDone = false
  const loading = load({
    url,
    seconds: minutes * 60,
    pids: [pid],
    script: 'scripts/bench/mixed.lua',
    given: pages,
  }).finally(() => {
    isDone = true
  })
  const pause = (minutes * 60_000) / readings
  while (!isDone) {
    await Promise.race([wait(pause), loading])
    samples.push(rssOf(pid))
  }
  return samples
}
