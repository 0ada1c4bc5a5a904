import { readFileSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Figure } from './bench/figures.ts'
import { npm } from './test/npm.ts'

/** What each part must have found, whatever the figure. */
const measured: Record<Figure['part'], RegExp[]> = {
  pages: [/LCP/, /TBT of an idle machine/, /requests begun before the largest paint/],
  reactions: [/theme/, /next page after/],
  server: [
    /^page · requests/,
    /bare Node server · requests/,
    /POST \/api\/contact/,
    /two processes beside one/,
    /Memory at most/,
  ],
  build: [/20 articles, half of them in each language/],
}

test('`npm run bench -- --quick` measures every part', () => {
  const file = '.cache/bench.json'
  rmSync(file, { force: true })
  const { status, said } = npm('bench', '.', '--quick')
  console.log(said)
  expect(status, said).toBe(0)
  // Written by this version.
  const { figures } = JSON.parse(readFileSync(file, 'utf8')) as { figures: Figure[] }
  expect(figures.filter(({ value }) => !Number.isFinite(value))).toEqual([])
  for (const [part, whats] of Object.entries(measured))
    for (const what of whats)
      expect(
        figures.filter((figure) => figure.part === part && what.test(figure.what)),
        `${part}: ${what}`,
      ).not.toEqual([])
})
