/** Reads a calendar in a thread of its own: busy-times-thread.server.ts starts it. */
import { parentPort, workerData } from 'node:worker_threads'
import { busyTimesOf, type Entry } from './busy-times.server.ts'
import type { NotableEntry, Task, ThreadResult } from './busy-times-thread.server.ts'
import { NoCalendarError } from './components.server.ts'

/** So many entries are told of: a calendar may be broken as a whole. */
const mostNotable = 20

const task: Task = workerData
parentPort?.postMessage(read(task))

function read({ text, reading }: Task): ThreadResult {
  let broken = 0
  const notable: NotableEntry[] = []
  const tell = (entry: Entry, why: NotableEntry['why']) => {
    const isKnown = notable.some(({ summary, start }) => summary === entry.summary && start === entry.start)
    if (!isKnown && notable.length < mostNotable) notable.push({ ...entry, why })
  }
  try {
    const busy = busyTimesOf(text, {
      ...reading,
      onBroken(entry, isOver) {
        broken++
        if (!isOver) tell(entry, 'not-understood')
      },
      onFull: (entry) => tell(entry, 'takes-all'),
    })
    return { is: 'read', busy, broken, notable }
  } catch (error) {
    if (error instanceof NoCalendarError) return { is: 'failed', reason: 'not-a-calendar' }
    throw error
  }
}
