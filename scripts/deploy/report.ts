/** What `npm run deploy` says: a line for each step with its time. */

/** How much of the output of a failed step is shown. */
const shownLines = 15

/** Why the deployment ends, in one line. `output` is what the failed step said. */
export class DeployError extends Error {
  readonly output: string
  constructor(message: string, output = '') {
    super(message)
    this.output = output.trim().split('\n').slice(-shownLines).join('\n')
  }
}

/** Says what is done while it is done, and how long it took. On a terminal the line shows the last line of `said`. */
export async function step<Result>(
  what: string,
  work: (said: (output: string) => void) => Promise<Result>,
): Promise<Result> {
  const { stdout } = process
  const begin = performance.now()
  const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`.padStart(8)
  let last = ''
  const show = () => {
    const line = `${seconds()}  ${what} … ${last}`
    stdout.write(`\r\x1b[K${line.slice(0, (stdout.columns ?? 80) - 1)}`)
  }
  const progress = stdout.isTTY ? setInterval(show, 500) : undefined
  const clear = () => {
    clearInterval(progress)
    if (progress) stdout.write('\r\x1b[K')
  }
  try {
    const result = await work((output) => {
      last = output.trim().split('\n').at(-1) ?? ''
    })
    clear()
    console.log(`${seconds()}  ${what}`)
    return result
  } catch (error) {
    clear()
    console.log(`${seconds()}  ${what}: failed`)
    throw error
  }
}
