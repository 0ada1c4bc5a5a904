import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A class of a CSS module (`header_nav`) or a token (`--space-2`), and no part of a path, whose hash may look like one. */
const names = /(?<![\w/-])(?:--[a-z][\w-]*|[a-z][a-z0-9-]*_[\w-]+)/gi

/** Short names by the long ones. */
export type ShortNames = Map<string, string>

/**
 * Short names for the classes of CSS modules and the tokens of all style sheets: one letter for those that stand there most
 * often, and for the others two in the order of the alphabet, since neighbors with names alike compress better. They take
 * 0.6 KB of each page (decisions/006). Those that a script knows stay as they are.
 */
export function shortNames(styles: string, scripts: string): ShortNames {
  const taken = new Set([...(scripts.match(names) ?? []), ...(styles.match(/(?<=\.)[\w-]+/g) ?? [])])
  const counts = new Map<string, number>()
  for (const [name] of styles.matchAll(names)) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const name of scripts.match(names) ?? []) counts.delete(name)
  const most = [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).map(([name]) => name)
  const free = shortWords().filter((word) => !taken.has(word))
  const often = free.filter((word) => word.length === 1).length
  const ordered = [...most.slice(0, often), ...most.slice(often).sort()]
  const short = (name: string, word: string) => (name.startsWith('--') ? `--${word}` : word)
  return new Map(
    free.flatMap((word, index) => ordered.slice(index, index + 1).map((name) => [name, short(name, word)])),
  )
}

/** All words of one and two letters. */
function shortWords(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  return [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))]
}

/** Shortens the names in styles, and in texts of the same kind. */
export const shorten = (styles: string, short: ShortNames): string =>
  styles.replace(names, (name) => short.get(name) ?? name)

/** Shortens the names in a page. Props of islands may hold classes, attributes of drawings tokens. */
export function shortenPage(page: Root, short: ShortNames) {
  visit(page, 'element', ({ properties }) => {
    for (const [key, value] of Object.entries(properties)) {
      if (Array.isArray(value)) properties[key] = value.map((part) => shorten(String(part), short))
      else if (key === 'dataProps' || (typeof value === 'string' && value.includes('var(')))
        properties[key] = shorten(String(value), short)
    }
  })
}
