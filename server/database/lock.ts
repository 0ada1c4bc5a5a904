import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../app/settings.ts'

/**
 * Keeps a second server off a data folder, with a lock on a file. The system releases it when this process ends, even by
 * a crash. Returns a function that releases it earlier. Throws a StartError where another process has the lock.
 */
export function lockFolder(folder: string, file: string): () => void {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartError(`DATA_DIR=${folder}: another server is running on this data folder`)
  }
  return () => lock.close()
}

const busy = 5
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busy
