import type { Change } from './edit-facts.ts'
import { factQuestions } from './facts.ts'
import { settingQuestions } from './settings.ts'

/**
 * The input of an owner who answers only some questions, given by the start of their text: one line for each question that
 * is asked, in order. A list has the answers to a question that is asked again.
 */
export function answerLines(answers: Record<string, string | string[]>): string {
  const left = new Map(Object.entries(answers))

  function linesFor(text: string): string[] {
    const begin = [...left.keys()].find((key) => text.startsWith(key)) ?? ''
    const lines = left.get(begin) ?? ''
    left.delete(begin)
    return [lines].flat()
  }

  const changes: Change[] = []
  const aboutFacts = factQuestions.flatMap(({ text, answer, isAsked }) => {
    if (isAsked?.(changes) === false) return []
    const lines = linesFor(text)
    const last = lines.at(-1)
    if (last) changes.push(...(answer.safeParse(last === '-' ? '' : last).data ?? []))
    return lines
  })
  const aboutSettings = settingQuestions().flatMap(([, { text }]) => linesFor(text))
  if (left.size > 0) throw new Error(`Not the beginning of a question that is asked: ${[...left.keys()]}`)
  return [...aboutFacts, ...aboutSettings].map((line) => `${line}\n`).join('')
}
