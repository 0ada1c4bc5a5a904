import { globSync, readFileSync } from 'node:fs'

/** All lines of the files of some patterns, in order. */
export const linesIn = (patterns: string[]) =>
  globSync(patterns)
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text })),
    )
