import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../app/settings.ts'

/**
 * Keeps a second server off a data folder: holds a lock on a file of its own for as long as this process lives. The
 * system gives it back when the process dies, however it dies. Returns how to give it back earlier.
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
