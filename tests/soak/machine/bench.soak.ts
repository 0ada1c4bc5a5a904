import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { npm } from '../../support/npm.ts'

/** The checked fields of a figure in the report of the bench. */
interface Figure {
  part: string
  what: string
  value: number | null
}

/** Figures that each part must measure. */
const measured: Record<string, RegExp[]> = {
  pages: [/LCP/, /scripts/],
  reactions: [/theme/, /next page after/],
  server: [/^page · requests/, /POST \/api\/contact/, /two processes beside one/, /Memory at most/],
  build: [/20 articles, half of them in each language/],
}

test('`npm run bench -- --quick` measures every part', () => {
  const file = '.cache/bench.json'
  rmSync(file, { force: true })
  const { status, output } = npm('bench', '.', '--quick')
  console.log(output)
  expect(status, output).toBe(0)
  const { figures }: { figures: Figure[] } = JSON.parse(readFileSync(file, 'utf8'))
  expect(figures.filter(({ value }) => !Number.isFinite(value))).toEqual([])
  for (const [part, patterns] of Object.entries(measured))
    for (const pattern of patterns)
      expect(
        figures.filter((figure) => figure.part === part && pattern.test(figure.what)),
        `${part}: ${pattern}`,
      ).not.toEqual([])
})
