/** What the commands are for, in the language of the office. */
import { OwnerError } from '../../core/base/owner-error.ts'
import { fill } from '../../core/text/sentence.ts'
import { officeLanguage } from '../update/office-language.ts'
import { helpWords } from './help.words.ts'

const { usage, unknown, commands } = helpWords[officeLanguage()]

/** Prints a line of each command, or of one. Throws an OwnerError where there is no such command. */
export function help(name?: string) {
  const lines = Object.entries(commands)
    .filter(([one]) => name === undefined || one === name)
    .map(([one, purpose]) => `  ${one.padEnd(9)}  ${purpose}`)
  if (name !== undefined && lines.length === 0) throw noSuchCommand(name)
  console.log([usage, ...lines].join('\n'))
}

export const noSuchCommand = (name: string) =>
  new OwnerError(fill(unknown, { name, commands: Object.keys(commands).join(', ') }))
