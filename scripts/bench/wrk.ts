import { readFileSync } from 'node:fs'
import { startProgram } from './serve.ts'

export interface Load {
  perSecond: number
  /** Of the time to answer, in milliseconds. */
  p99: number
  /** Time in the processor for each request, in microseconds, of the processes asked for. Noise of others hardly moves it. */
  cost: number
  /** Answers with another status than 2xx or 3xx, and connections that failed. */
  failed: number
}

interface Wanted {
  url: string
  seconds: number
  /** Whose time is counted. */
  pids: number[]
  headers?: Record<string, string>
  script?: string
  /** Handed to the script. */
  given?: string[]
  connections?: number
}

/** What a browser says that it can unpack. */
export const accepted = { 'Accept-Encoding': 'gzip, deflate, br' }

/** Asks with wrk, over 64 connections that are kept. */
export async function load({
  url,
  seconds,
  pids,
  headers = {},
  script,
  given = [],
  connections = 64,
}: Wanted): Promise<Load> {
  const before = processorTime(pids)
  const child = startProgram('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
    ...(given.length > 0 ? ['--', ...given] : []),
  ])
  let said = ''
  for await (const chunk of child.stdout) said += chunk
  const requests = Number(/(\d+) requests in/.exec(said)?.[1] ?? 0)
  const [, p99 = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? []
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(said) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? Number.NaN),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    cost: (processorTime(pids) - before) / requests,
    failed:
      Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0) +
      errors.slice(1).reduce((sum, number) => sum + Number(number), 0),
  }
}

/** In microseconds, as Linux counts it: user and system, in hundredths of a second. */
function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    // The name before may hold blanks, nothing after it does.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, one) => sum + one, 0) * 10_000
}
