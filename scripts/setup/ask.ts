import { createInterface } from 'node:readline'
import type { ZodType } from 'zod'

/** One thing that is asked for. `Value` is what the answer means. */
export interface Question<Value> {
  ask: string
  /** The present value as it would be typed. Empty where there is none. */
  present: string
  /** Reads an answer that has been typed, without space around it; of `-` it gets an empty one. */
  answer: ZodType<Value>
}

/** The answers ended before the questions did: Ctrl-C, or the end of what was piped in. */
export class Stopped extends Error {}

/** Asks on a terminal, or reads answers line by line from a pipe. */
export function openPrompt() {
  const { stdin, stdout } = process
  const lines = createInterface({ input: stdin, output: stdout, terminal: Boolean(stdin.isTTY) })
  const next = lines[Symbol.asyncIterator]()

  /** Asks until the answer can stand. An empty answer is undefined: the present value stays. */
  async function ask<Value>({ ask, present, answer }: Question<Value>): Promise<Value | undefined> {
    for (;;) {
      lines.setPrompt(`${ask}${present ? ` [${present}]` : ''}: `)
      lines.prompt()
      const { value: line, done } = await next.next()
      if (done) throw new Stopped('Stopped before the last question: nothing was changed')
      const typed = line.trim()
      if (typed === '') return undefined
      const result = answer.safeParse(typed === '-' ? '' : typed)
      if (result.success) return result.data
      console.log(`  ${typed}: ${result.error.issues.map(({ message }) => message).join('; ')}`)
    }
  }

  return { ask, close: () => lines.close() }
}
