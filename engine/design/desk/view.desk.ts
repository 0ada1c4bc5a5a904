import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Check, DeskFacts } from '../../core/desk/api.ts'
import type { PerLanguage } from '../../core/text/language.ts'
import type { Sentence } from '../../core/text/sentence.ts'

/** What a check is called, and what it says by how things are: with the day or the clock of its `at`, or `none` where that is null. */
export type CheckWords = { title: string; none?: string } & Record<
  Check['is'],
  string | Sentence<'at' | 'time'>
>

/** What checks say, by what they are about. */
export type ChecksWords = PerLanguage<Readonly<Record<string, CheckWords>>>

/** What mails are called, by the kind under which they are stored. */
export type MailKindsWords = PerLanguage<Readonly<Record<string, string>>>

/** A view of the desk, and how it stands in the navigation. */
export interface View {
  /** Its address, with what it can open: `/messages/:id?`. */
  path: string
  Icon: LucideIcon
  /** Its name. */
  Label: ComponentType
  /** Whether it stands in the navigation; it does if nothing is said. */
  isShown?: (facts: DeskFacts, isOpen: boolean) => boolean
  /** Fetches it, when it is opened first. */
  load: () => Promise<{ Component: ComponentType }>
  /** Its part of Today. */
  Today?: ComponentType<{ now: number }>
  checks?: ChecksWords
  mailKinds?: MailKindsWords
  /** Its keys, each with what it does. */
  keys?: PerLanguage<readonly (readonly string[])[]>
}
