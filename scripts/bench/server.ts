import { readdirSync } from 'node:fs'
import { findTools } from '../../harness/tools.ts'
import { measureBookings } from './bookings.ts'
import { byTurns, type Figure, medianOf, type Options } from './figures.ts'
import { measureMemory } from './memory.ts'
import { measureMessages } from './messages.ts'
import { serveCopy } from './nginx.ts'
import { paths } from './paths.ts'
import { measureProcesses } from './processes.ts'
import { buildForBench, serve } from './serve.ts'
import { browserHeaders, type Load, load } from './wrk.ts'

/** Measures one server under load, compared with one Nginx worker that sends the same bytes from a file. */
export async function measureServer({ rounds, isQuick, isLong }: Options): Promise<Figure[]> {
  findTools({ wrk: 'wrk' })
  const buildFolder = buildForBench()
  const seconds = isQuick ? 1 : 5
  const asset = readdirSync(`${buildFolder}/site/assets`).find((name) => /^start-.*\.js$/.test(name))
  const requests = [
    { name: 'page', path: paths.home, target: { of: 'ratio', atLeast: 0.4 } as const },
    { name: 'hashed asset', path: `/assets/${asset}` },
    { name: 'GET /api/views', path: `/api/views?slug=${paths.article}` },
  ]
  const site = await serve(buildFolder)
  const figures: Figure[] = []
  for (const { name, path, target } of requests) {
    const nginx = await serveCopy(site.url + path)
    const loadOf = ({ url, pid }: { url: string; pid: number }) =>
      load({ url: url + path, pids: [pid], headers: browserHeaders, seconds })
    // Warms up V8's compiler.
    await loadOf(site)
    const loads = await byTurns(
      rounds,
      () => loadOf(site),
      () => loadOf(nginx),
    )
    await nginx.stop()
    const both = (key: keyof Load) => ({
      value: medianOf(loads.ours, key),
      reference: medianOf(loads.reference, key),
    })
    figures.push(
      { what: `${name} · requests`, ...both('perSecond'), unit: '/s', ...(target ? { target } : {}) },
      { what: `${name} · slowest hundredth`, ...both('p99'), unit: 'ms' },
      { what: `${name} · processor time each`, ...both('cost'), unit: 'µs' },
    )
  }
  await site.stop()
  return [
    ...figures,
    ...(await measureMessages(buildFolder, rounds, seconds)),
    ...(await measureBookings(buildFolder, rounds, seconds)),
    await measureProcesses(buildFolder, rounds, seconds),
    ...(await measureMemory(buildFolder, isLong ? 10 : isQuick ? 0.1 : 1)),
  ]
}
