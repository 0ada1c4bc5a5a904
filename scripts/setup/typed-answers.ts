import { factQuestions } from './facts.ts'
import { settingQuestions } from './settings.ts'

/**
 * What an owner types who answers some questions, named by how they begin, and leaves the others as they are: a line for
 * each question, in the order that setup asks. A list holds the answers to a question that is asked again.
 */
export function typedAnswers(answers: Record<string, string | string[]>): string {
  const questions = [...factQuestions, ...settingQuestions().map(([, question]) => question)].map(
    ({ text }) => text,
  )
  for (const begin of Object.keys(answers))
    if (questions.filter((text) => text.startsWith(begin)).length !== 1)
      throw new Error(`Not the beginning of one question: ${begin}`)
  const lines = questions.flatMap((text) => {
    const begin = Object.keys(answers).find((one) => text.startsWith(one))
    return begin ? (answers[begin] ?? '') : ''
  })
  return lines.map((line) => `${line}\n`).join('')
}
