/** Reads a calendar in a thread of its own: busy-times-thread.ts starts it. */
import { parentPort, workerData } from 'node:worker_threads'
import { busyTimesOf } from './busy-times.ts'
import type { Task, ThreadResult } from './busy-times-thread.ts'
import { NoCalendarError } from './components.ts'

const task: Task = workerData
parentPort?.postMessage(read(task))

function read({ text, reading }: Task): ThreadResult {
  let broken = 0
  try {
    const busy = busyTimesOf(text, { ...reading, onBroken: () => broken++ })
    return { is: 'read', busy, broken }
  } catch (error) {
    if (error instanceof NoCalendarError) return { is: 'failed', reason: 'not-a-calendar' }
    throw error
  }
}
