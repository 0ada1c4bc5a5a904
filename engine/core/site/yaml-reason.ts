import type { YAMLError } from 'yaml'

/** What an error of YAML asks for. `text` is what was parsed. */
export function reasonOf({ code, message, pos: [offset] }: YAMLError, text: string): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n')[0] ?? ''
  const value = line.replace(/^\s*(?:- +|[\w-]+:[ \t]+)?/, '')
  if (code === 'DUPLICATE_KEY') return 'stands twice: remove one'
  if (code === 'MULTIPLE_DOCS') return 'the file goes on after a line of ---: remove the line'
  if (code === 'RESOURCE_EXHAUSTION') return 'is nested too deeply: write it with fewer levels'
  const [sign] = /^[*&!@`%|>,\]}]|^[-?](?= )|(?<=^|[\s[,])#/.exec(value) ?? []
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(line))
    return 'a tab at the beginning of the line: write spaces'
  if (sign) return `text that begins with ${sign}: put it in quotes`
  if (code === 'BAD_DQ_ESCAPE') return 'a backslash within double quotes: write two of them'
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    return 'a quotation mark without its partner: close it'
  if (/^["']/.test(value))
    return 'text goes on after its quotation mark: put all of it in double quotes, and write \\" for one within'
  if (/^[[{]/.test(value))
    return `${value[0]} begins a list or an object: close it, or put the text in quotes`
  if (value.includes(': ')) return 'text with a colon: put it in quotes'
  return `cannot be read (${message.split('\n')[0]?.replace(/ at line.*$/, '')}): write \`field: value\`, and text in quotes`
}
