import { Worker } from 'node:worker_threads'
import { codeOf } from '../../../core/base/error-names.server.ts'
import type { Interval } from '../../../core/time/interval.ts'
import type { Entry, Reading } from './busy-times.server.ts'

const defaultLimits = {
  /** How long reading may take, in milliseconds. */
  time: 20_000,
  /** How much memory it may take. */
  megabytes: 128,
}

export interface Task {
  text: string
  reading: Omit<Reading, 'onBroken' | 'onFull'>
}

export type ThreadResult =
  /** `broken` entries were not understood. The owner should know of those that take times away for it, or all of them. */
  { is: 'read'; busy: Interval[]; broken: number; notable: NotableEntry[] } | { is: 'failed'; reason: string }

export interface NotableEntry extends Entry {
  why: 'not-understood' | 'takes-all'
}

/**
 * Finds the busy times of a calendar in a thread of its own. So pages are not held up, and a calendar that takes too long or
 * too much memory is given up.
 */
export function readInThread(
  task: Task,
  signal: AbortSignal,
  limits: Partial<typeof defaultLimits> = {},
): Promise<ThreadResult> {
  const { time, megabytes } = { ...defaultLimits, ...limits }
  // The build bundles the thread into a file of its own and puts its address here (pack/bundle/bundle-threads.ts).
  const worker = new Worker(new URL('./busy-times-worker.server.ts', import.meta.url), {
    workerData: task,
    // It needs neither the settings nor the options of this process.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  })
  const { promise, resolve } = Promise.withResolvers<ThreadResult>()
  const fail = (reason: string) => resolve({ is: 'failed', reason })
  worker.once('message', resolve)
  worker.once('error', (error) => fail(codeOf(error)))
  worker.once('exit', () => fail('no-answer'))
  const ending = AbortSignal.any([signal, AbortSignal.timeout(time)])
  const stop = () => fail('too-slow-to-read')
  ending.addEventListener('abort', stop)
  if (ending.aborted) stop()
  return promise.finally(() => worker.terminate())
}
