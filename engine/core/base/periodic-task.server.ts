export interface PeriodicTask {
  /** Runs it now, or once more where it is running. Resolves when that is done. */
  wake: () => Promise<void>
  /** Resolves when the current run is done. */
  stop: () => Promise<void>
}

/** Does some work now and every so many milliseconds, never twice at once. What it throws is reported. */
export function startPeriodicTask(
  work: (stopping: AbortSignal) => Promise<void>,
  every: number,
  onError: (error: unknown) => void,
): PeriodicTask {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isWanted = false

  async function runWhileWanted() {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false
      await work(stopping.signal).catch(onError)
    }
    // At once, so that no wish falls between the last run and its end.
    running = undefined
  }

  function wake(): Promise<void> {
    isWanted = true
    running ??= runWhileWanted()
    return running
  }

  const timer = setInterval(() => running ?? wake(), every)
  wake()
  return {
    wake,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
