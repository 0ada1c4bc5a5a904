import { createInterface } from 'node:readline'
import { OwnerError } from '../../engine/core/base/owner-error.ts'
import { type Language, languages } from '../../engine/core/text/language.ts'
import { fill } from '../../engine/core/text/sentence.ts'
import type { Context, Question } from './questions.ts'
import { setupWords } from './setup.words.ts'

/** Where questions are asked. */
export interface Terminal {
  print: (text: string) => void
  /** The next line. Undefined at the end of the input. */
  read: (prompt: string) => Promise<string | undefined>
}

/** Asks on a terminal, or reads answers line by line from a pipe. */
export function openTerminal(): Terminal & { close: () => void } {
  const { stdin, stdout } = process
  const lines = createInterface({ input: stdin, output: stdout, terminal: Boolean(stdin.isTTY) })
  const iterator = lines[Symbol.asyncIterator]()
  return {
    print: console.log,
    async read(prompt) {
      lines.setPrompt(prompt)
      lines.prompt()
      const { value, done } = await iterator.next()
      return done ? undefined : value
    },
    close: () => lines.close(),
  }
}

interface Asked {
  questions: readonly Question[]
  /** Whether a question is one of those of this time. */
  isChosen: (question: Question, context: Context) => boolean
  /** The language of the first question. */
  language: Language
}

/**
 * Asks one question after the other, each until its answer can stand; `<` goes back to the one before. Returns the
 * answers by the ids of the questions: those that were given, and those that follow from them.
 *
 * @throws {OwnerError} Where the input ends before the last question.
 */
export async function ask({ questions, isChosen, language }: Asked, { print, read }: Terminal) {
  const answers = new Map<string, string>()
  const context: Context = {
    language,
    given: (id) =>
      answers.get(id) ?? questions.find((question) => question.id === id)?.present(context.language) ?? '',
  }
  let group = ''
  for (let index = 0; ; ) {
    const asked = questions.filter((question) => question.isAsked(context) && isChosen(question, context))
    const question = asked[index]
    if (!question) break
    const t = setupWords[context.language]
    // The first question asks in which language the others are asked.
    const isOfLanguage = question.id === 'officeLanguage'
    if (!isOfLanguage) {
      if (group === '') print(t.intro)
      if (question.group !== group) print(`\n${t.groups[question.group]}`)
      group = question.group
    }
    const progress = isOfLanguage ? '' : `${fill(t.progress, { number: index + 1, count: asked.length })} `
    const offered = offer(question, answers, context)
    const line = await read(
      `${progress}${question.text(context.language)}${offered ? ` [${offered}]` : ''}: `,
    )
    if (line === undefined) throw new OwnerError(t.stopped)
    const typed = line.trim()
    if (typed === '<') {
      index = Math.max(0, index - 1)
      continue
    }
    if (typed.length > question.longest || controlCharacter.test(typed)) {
      print(`  ${fill(t.tooLong, { most: question.longest })}`)
      continue
    }
    const answer = typed === '-' ? '' : typed || offered
    const present = question.present(context.language)
    // An address of the example is not offered, but may stay.
    const isKept =
      typed === '' && !answers.has(question.id) && present !== '' && ['', present].includes(offered)
    if (!isKept) {
      const result = question.read(answer, context)
      if (typeof result === 'string') {
        print(`  ${result}`)
        continue
      }
      if (typed !== '' || offered !== '') answers.set(question.id, answer)
      const understood = question.echo?.(answer, context.language)
      if (understood && understood !== answer) print(`  ${fill(t.read, { answer: understood })}`)
      const chosen = result.find(({ path }) => path[0] === 'officeLanguage')?.value
      context.language = languages.find((one) => one === chosen) ?? context.language
    }
    index++
  }
  for (const question of questions) {
    if (!question.follows?.isImplied || answers.has(question.id)) continue
    const offered = offer(question, answers, context)
    if (offered !== question.present(context.language)) answers.set(question.id, offered)
  }
  const changes = questions
    .filter((question) => question.isAsked(context))
    .flatMap((question) => {
      const answer = answers.get(question.id)
      const result = answer === undefined ? [] : question.read(answer, context)
      return typeof result === 'string' ? [] : result.map((change) => ({ ...change, group: question.group }))
    })
  return { changes, language: context.language }
}

/** Keys that a terminal did not take, such as arrows; a tab is a space. */
const controlCharacter = /[^\P{Cc}\t]/u

/** What Enter stands for: an answer given before, what stands in the file, or what follows from another answer. */
function offer(
  question: Question,
  answers: ReadonlyMap<string, string>,
  { language, given }: Context,
): string {
  const { id, follows } = question
  const present = question.present(language)
  const isOwn = present !== '' && !/\.example\b/.test(present)
  const before = answers.get(id)
  if (before !== undefined) return before
  if (!follows || (isOwn && !(follows.isStrong && answers.has(follows.from)))) return isOwn ? present : ''
  const from = given(follows.from)
  const proposed = from && !/\.example\b/.test(from) ? follows.answer(from, language) : ''
  return proposed || (isOwn ? present : '')
}
