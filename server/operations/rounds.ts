export interface Rounds {
  /** Resolves when the current round is done. */
  stop: () => Promise<void>
}

/** Does some work now and every so many milliseconds, never twice at once. What it throws is reported. */
export function startRounds(
  work: (signal: AbortSignal) => Promise<void>,
  every: number,
  onError: (error: unknown) => void,
): Rounds {
  const stopping = new AbortController()
  let round: Promise<void> | undefined

  function run() {
    round ??= work(stopping.signal)
      .catch(onError)
      .finally(() => {
        round = undefined
      })
  }

  const timer = setInterval(run, every)
  run()
  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await round
    },
  }
}
