import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { siteFolder } from './folder.ts'
import { parseYaml } from './read-yaml.ts'

/** What one file of the owner says instead of the engine. */
export interface OwnWords {
  file: string
  words: unknown
  /** The line of each text, by its path: `en.lead`. */
  lines: Record<string, number>
}

function readWordsIn(name: string): OwnWords {
  const { file, value, lineOf } = parseYaml(name)
  const linesOf = (part: unknown, path: readonly string[]): [string, number][] => [
    [path.join('.'), lineOf(path)],
    ...(typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([key, item]) => linesOf(item, [...path, key]))
      : []),
  ]
  return { file, words: value, lines: Object.fromEntries(linesOf(value, [])) }
}

/** What words/*.yaml say, by the names of the files without the ending. */
export type AllOwnWords = Record<string, OwnWords>

export const readWords = (): AllOwnWords =>
  Object.fromEntries(
    existsSync(join(siteFolder, 'words'))
      ? globSync('words/*.yaml', { cwd: siteFolder })
          .sort()
          .map((name) => [basename(name, '.yaml'), readWordsIn(name)])
      : [],
  )
