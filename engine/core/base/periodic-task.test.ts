import { expect, onTestFinished, test } from 'vitest'
import { startPeriodicTask } from './periodic-task.server.ts'

/** A task that nothing wakes but the test. Counts its runs. */
function startCounting(work: (run: number) => Promise<void> = async () => undefined) {
  const counted = { runs: 0, errors: [] as unknown[] }
  const task = startPeriodicTask(
    () => work(++counted.runs),
    2 ** 30,
    (error) => counted.errors.push(error),
  )
  onTestFinished(task.stop)
  return { task, counted }
}

test('runs at once, and once more for whoever wakes it while it runs', async () => {
  const { task, counted } = startCounting()
  await Promise.all([task.wake(), task.wake(), task.wake()])
  expect(counted.runs).toBe(2)
})

test('a wish at any moment of its end is met', async () => {
  for (let moments = 0; moments < 12; moments++) {
    const { task, counted } = startCounting()
    for (let moment = 0; moment < moments; moment++) await undefined
    const before = counted.runs
    await task.wake()
    expect(counted.runs, `after ${moments} moments`).toBe(before + 1)
  }
})

test('goes on after a run that failed, and reports it', async () => {
  const { task, counted } = startCounting(async (run) => {
    if (run === 1) throw new Error('away')
  })
  await task.wake()
  expect([counted.runs, counted.errors]).toEqual([2, [new Error('away')]])
})

test('a stop waits for the run in progress and begins none', async () => {
  const held = Promise.withResolvers<void>()
  const { task, counted } = startCounting(() => held.promise)
  const woken = task.wake()
  const stopped = task.stop()
  held.resolve()
  await Promise.all([woken, stopped])
  expect(counted.runs).toBe(1)
})
