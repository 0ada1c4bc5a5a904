/** What a command of several steps says: a line for each with its time, and why it ends. */

/** Says what is done while it is done, and how long it took. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const line = beginLine(what)
  try {
    const result = await work()
    line.end()
    return result
  } catch (error) {
    line.end(': failed')
    throw error
  }
}

/** Begins a line about what is done. On a terminal it shows the time and the last words that were said. */
export function beginLine(what: string) {
  const { stdout } = process
  const begin = performance.now()
  const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`.padStart(8)
  let last = ''
  const draw = () => {
    const text = `${seconds()}  ${what} … ${last}`
    stdout.write(`\r\x1b[K${text.slice(0, (stdout.columns ?? 80) - 1)}`)
  }
  const progress = stdout.isTTY ? setInterval(draw, 500) : undefined
  return {
    show(text: string) {
      // What comes from a server does not move the cursor.
      last = text.replace(/\p{Cc}/gu, ' ')
    },
    end(how = '') {
      clearInterval(progress)
      if (progress) stdout.write('\r\x1b[K')
      console.log(`${seconds()}  ${what}${how}`)
    },
  }
}
