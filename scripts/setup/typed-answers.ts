import { factQuestions } from './facts.ts'
import { settingQuestions } from './settings.ts'

/**
 * The input of an owner who answers only some questions, given by the start of their text: one line for each question, in
 * order. A list has the answers to a question that is asked again.
 */
export function typedAnswers(answers: Record<string, string | string[]>): string {
  const questions = [...factQuestions, ...settingQuestions().map(([, question]) => question)].map(
    ({ text }) => text,
  )
  for (const begin of Object.keys(answers))
    if (questions.filter((text) => text.startsWith(begin)).length !== 1)
      throw new Error(`Not the beginning of one question: ${begin}`)
  const lines = questions.flatMap((text) => {
    const begin = Object.keys(answers).find((key) => text.startsWith(key))
    return begin ? (answers[begin] ?? '') : ''
  })
  return lines.map((line) => `${line}\n`).join('')
}
