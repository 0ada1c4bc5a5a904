/** How questions are asked: on a terminal, or of answers that a program gives. */
import type { Readable, Writable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import {
  type CANCEL_SYMBOL,
  confirm,
  intro,
  isCancel,
  log,
  multiselect,
  select,
  settings,
  text,
  updateSettings,
} from '@clack/prompts'
import { z } from 'zod'
import { OwnerError } from '../../core/base/owner-error.ts'
import { factsSchemaWords } from '../../core/site/facts-schema.words.ts'
import { parseText } from '../../core/site/read-yaml.ts'
import type { Language } from '../../core/text/language.ts'
import { fill } from '../../core/text/sentence.ts'
import type { Answer, Question } from './questions.ts'
import { setupWords } from './setup.words.ts'

/** Who answers. Throws an OwnerError where no answer comes, or one that cannot stand. */
export interface Answers {
  /** The questions that there are answers to already. */
  ids: readonly string[]
  /** `progress` tells how far the questions have come, `before` which was asked last. */
  answer: (
    question: Question,
    asked: { language: Language; progress: string; before: Question | undefined },
  ) => Promise<Answer> | Answer
  /** The question that is to be asked again. Undefined where all answers stand. */
  review: (asked: readonly Question[], language: Language) => Promise<Question | undefined> | undefined
}

/** Asks one question after the other, and again those that are reviewed. */
export async function ask(
  questions: readonly Question[],
  isChosen: (question: Question) => boolean,
  languageNow: () => Language,
  answers: Answers,
) {
  const done = new Set<Question>()
  for (let before: Question | undefined; ; ) {
    const language = languageNow()
    const asked = questions.filter(
      (one) => (one.isAsked?.() ?? true) && (isChosen(one) || answers.ids.includes(one.id)),
    )
    const question = asked.find((one) => !done.has(one)) ?? (await answers.review(asked, language))
    if (!question) break
    const [number, count] = [asked.indexOf(question) + 1, asked.length]
    const progress = fill(setupWords[language].progress, { number, count })
    const answer = await answers.answer(question, { language, progress, before })
    if (String(answer) !== String(question.present(language))) question.put(answer)
    done.add(question)
    before = question
  }
  const asked = [...done].map(({ id }) => id)
  const left = answers.ids.find((id) => !asked.includes(id))
  if (left !== undefined)
    throw new OwnerError(fill(setupWords[languageNow()].notAsked, { name: left, asked: asked.join(', ') }))
}

/** How many letters an answer may have. */
const longest = 5000

/** Why an answer cannot stand. What stands there may stay. */
function refusalOf(question: Question, answer: Answer, language: Language): string | undefined {
  const [given, present] = [String(answer), String(question.present(language))]
  if (present !== '' && given === present) return undefined
  if (given.length > longest) return fill(setupWords[language].tooLong, { most: longest })
  const reason = question.refusal(answer, language)
  return reason && given === '' ? factsSchemaWords[language].filled : reason
}

/** What the owner has written there, else what follows from other answers: addresses of the example are not the owner's. */
function offered(question: Question, language: Language): Answer {
  const [present, proposed] = [question.present(language), question.proposed?.(language) ?? '']
  const isOwn = (answer: Answer) => String(answer) !== '' && !/\.example\b/.test(String(answer))
  return !isOwn(present) && isOwn(proposed) ? proposed : present
}

/** The answers that standard input lists, or those of who sits before the terminal. */
export const openAnswers = async (): Promise<Answers> =>
  process.stdin.isTTY ? onTerminal() : listed(await textOf(process.stdin))

const answersSchema = z.record(
  z.string(),
  z.union([z.boolean(), z.array(z.string()), z.string(), z.number().transform(String)]),
)

/** Answers in YAML or JSON, by the ids of their questions. All other questions get what is offered. */
export function listed(yaml: string): Answers {
  const { data, success } = answersSchema.safeParse(parseText('standard input', yaml).value)
  if (!success) throw new OwnerError('standard input:1: write answers as `brand: Nordvik`, a line for each')
  const given = new Map(Object.entries(data))
  return {
    ids: [...given.keys()],
    answer(question, { language }) {
      const answer = given.get(question.id) ?? offered(question, language)
      const reason = refusalOf(question, answer, language)
      if (reason) throw new OwnerError(`${question.id}: ${reason}`)
      return answer
    },
    review: () => undefined,
  }
}

/** Asks on a terminal, by default on this one. */
export function onTerminal(streams: { input?: Readable; output?: Writable } = {}): Answers {
  // Letters are letters, such as the j of a Swedish yes, no arrows; the end of the input is as good as Ctrl-C.
  for (const letter of 'hjkl') settings.aliases.delete(letter)
  updateSettings({ aliases: { '\u0004': 'cancel' } })
  const common = { ...streams, showInstructions: false, required: false }
  return {
    ids: [],
    async answer(question, { language, progress, before }) {
      const t = setupWords[language]
      if (!before) intro(t.intro, streams)
      if (question.group !== before?.group) log.step(t.groups[question.group], streams)
      const message = `${progress} ${question.text(language)}`
      const choices = question.choices?.(language)
      const options = Object.entries(choices ?? {}).map(([value, label]) => ({ value, label }))
      const initialValue = offered(question, language)
      const placeholder = new Map(Object.entries(t.examples)).get(question.id) ?? ''
      const validate = (typed = '') => refusalOf(question, typed.trim(), language)
      const answer =
        typeof initialValue === 'boolean'
          ? confirm({ ...common, message, initialValue, active: t.yes, inactive: t.no })
          : typeof initialValue !== 'string'
            ? multiselect({
                ...common,
                message: `${message}\n${t.several}`,
                options,
                initialValues: initialValue,
              })
            : choices
              ? select({ ...common, message, options, initialValue })
              : text({ ...common, message, initialValue, placeholder, validate })
      const said: Answer = given(await answer, language)
      return typeof said === 'string' ? said.trim() : said
    },
    async review(asked, language) {
      const { review, write } = setupWords[language]
      const options = asked.map((question, value) => ({ value, label: shown(question, language) }))
      const all = [{ value: -1, label: write }, ...options]
      return asked[given(await select({ ...common, message: review, options: all }), language)]
    },
  }
}

/** What was answered. */
function given<Value>(answer: Value | typeof CANCEL_SYMBOL, language: Language): Value {
  if (isCancel(answer)) throw new OwnerError(setupWords[language].stopped)
  return answer
}

/** A question with its answer, shortened to a few lines. */
function shown(question: Question, language: Language): string {
  const t = setupWords[language]
  const choices = new Map(Object.entries({ true: t.yes, false: t.no, ...question.choices?.(language) }))
  const said = [question.present(language)].flat().map((one) => choices.get(String(one)) ?? one)
  return `${question.text(language)}: ${said.join(', ').slice(0, 100)}`
}
