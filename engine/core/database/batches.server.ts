import { setTimeout as wait } from 'node:timers/promises'

/** How many rows are written in one transaction: it takes some hundredths of a second. */
const batchSize = 200
/** Longer than a server waits between two tries for the write lock of SQLite. In milliseconds. */
const pause = 30

/**
 * Writes a lot in batches, each a short transaction, with pauses in which others write: visitors do not wait for it.
 * `write` gets a part of the list. Resolves with what it resolves with. After a failure the batches before it stay.
 */
export async function inBatches<Row, Result>(rows: readonly Row[], write: (batch: Row[]) => Promise<Result>) {
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += batchSize) {
    if (start > 0) await wait(pause)
    results.push(await write(rows.slice(start, start + batchSize)))
  }
  return results
}

/** The same for rows that a statement finds by itself: `write` takes at most so many, and resolves with how many it took. */
export async function untilNoneIsLeft(write: (most: number) => Promise<number>): Promise<number> {
  let sum = 0
  for (;;) {
    const count = await write(batchSize)
    sum += count
    if (count < batchSize) return sum
    await wait(pause)
  }
}
