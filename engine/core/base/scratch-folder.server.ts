import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Does some work with a new folder that only the owner may read, and removes it. Its name begins like `prefix`: beside a file
 * that is to get its name when it is complete.
 */
export async function inScratchFolder<Result>(
  work: (folder: string) => Promise<Result>,
  prefix = join(tmpdir(), 'scratch-'),
): Promise<Result> {
  const folder = mkdtempSync(prefix)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
