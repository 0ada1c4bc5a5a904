import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, median } from './figures.ts'
import { readManifest, serve } from './serve.ts'
import { load } from './wrk.ts'

/** The number of samples: a single one depends on the garbage collector. */
const sampleCount = 40

/** The memory of the server under mixed load: pages, views and messages. */
export async function measureMemory(buildFolder: string, minutes: number): Promise<Figure[]> {
  const site = await serve(buildFolder, { TRUST_PROXY: '1' })
  const idle = memoryOf(site.pid)
  const pages = Object.keys(readManifest(buildFolder).titles)
  const seconds = minutes * 60
  const loading = load({
    url: site.url,
    seconds,
    pids: [site.pid],
    script: ['scripts/bench/mixed.lua', ...pages],
  })
  const samples: number[] = []
  for (let reading = 0; reading < sampleCount; reading++) {
    await wait((seconds * 1000) / sampleCount)
    samples.push(memoryOf(site.pid))
  }
  await loading
  await site.stop()
  console.error(`Memory in MB: ${[idle, ...samples].map(Math.round).join(' ')}`)
  const quarter = sampleCount / 4
  return [
    { what: 'Memory when idle', value: idle, unit: 'MB' },
    {
      what: `Memory at most, ${seconds} s of load`,
      value: Math.max(...samples),
      unit: 'MB',
      target: { of: 'value', atMost: 150 },
    },
    {
      what: 'Memory · growth in the second half',
      value: median(samples.slice(-quarter)) - median(samples.slice(-2 * quarter, -quarter)),
      unit: 'MB',
    },
  ]
}

const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
