import { createInterface } from 'node:readline'
import type { ZodType } from 'zod'

/** A question in the terminal. `Value` is what the answer is parsed to. */
export interface Question<Value> {
  text: string
  /** The current value, in the format of an answer. Empty where there is none. */
  present: string
  /** Parses a trimmed answer, which is empty for `-`. */
  answer: ZodType<Value>
}

/** The input ended before the last question: Ctrl-C, or the end of a pipe. */
export class Stopped extends Error {}

/** Asks on a terminal, or reads answers line by line from a pipe. */
export function openPrompt() {
  const { stdin, stdout } = process
  const lines = createInterface({ input: stdin, output: stdout, terminal: Boolean(stdin.isTTY) })
  const iterator = lines[Symbol.asyncIterator]()

  /** Asks until the answer is valid. Returns undefined for an empty answer: the current value stays. */
  async function ask<Value>({ text, present, answer }: Question<Value>): Promise<Value | undefined> {
    for (;;) {
      lines.setPrompt(`${text}${present ? ` [${present}]` : ''}: `)
      lines.prompt()
      const { value: line, done } = await iterator.next()
      if (done) throw new Stopped('Stopped before the last question: nothing was changed')
      const input = line.trim()
      if (input === '') return undefined
      const result = answer.safeParse(input === '-' ? '' : input)
      if (result.success) return result.data
      console.log(`  ${input}: ${result.error.issues.map(({ message }) => message).join('; ')}`)
    }
  }

  return { ask, close: () => lines.close() }
}
