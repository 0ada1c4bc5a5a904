import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { startProgram } from './serve.ts'

/** The request headers of a browser that opens a page. Its views are counted, which belongs to what a page costs. */
export const browserHeaders = {
  'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Language': 'sv-SE,sv;q=0.8,en-US;q=0.5,en;q=0.3',
  'Accept-Encoding': 'gzip, deflate, br',
  Referer: 'https://www.google.com/',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'cross-site',
}

interface LoadOptions {
  url: string
  seconds: number
  /** The processes whose time is counted. */
  pids: number[]
  headers?: Record<string, string>
  /** A Lua script that makes the requests, and its arguments. */
  script?: [file: string, ...args: string[]]
}

export type Load = Awaited<ReturnType<typeof load>>

/** Sends requests as fast as they are answered, over 64 keep-alive connections. */
export async function load({
  url,
  seconds,
  pids,
  headers = {},
  script: [script, ...args] = [''],
}: LoadOptions) {
  const timeBefore = processorTime(pids)
  const wrk = startProgram('wrk', [
    ...['-t1', '-c64', `-d${seconds}s`, '--latency', '--timeout', '10s'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    ...[url, '--', ...args],
  ])
  const report = await text(wrk.stdout)
  const number = (pattern: RegExp) => Number(pattern.exec(report)?.[1] ?? 0)
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? []
  const [, ...errors] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    /** The 99th percentile of response times, in milliseconds. */
    p99: Number(p99) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1),
    /** Processor time per request, in microseconds. */
    cost: (processorTime(pids) - timeBefore) / number(/(\d+) requests in/),
    /** Responses with another status than 2xx or 3xx, and failed connections. */
    failed: [number(/Non-2xx or 3xx responses: (\d+)/), ...errors].reduce<number>(
      (sum, count) => sum + Number(count),
      0,
    ),
  }
}

/** User and system time in microseconds; Linux counts it in hundredths of a second. */
function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    // Only the name in front may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, count) => sum + count, 0) * 10_000
}
