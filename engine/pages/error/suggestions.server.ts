import { withoutLanguage } from '../../core/site/languages.ts'
import { fold } from '../../core/text/fold.ts'

/** Below it two texts have no more than a few letters in common. */
const leastSimilarity = 0.4

/**
 * The pages whose paths, or a word of whose titles, are most similar to an unknown path, closest first, and fewer than
 * `count` where too few are similar. `pages` are paths of the site by their titles.
 */
export function closestPaths(path: string, pages: ReadonlyMap<string, string>, count: number): string[] {
  const requested = wordsOf(withoutLanguage(path))
  return [...pages]
    .map(([title, page]) => ({
      page,
      similarity: Math.max(
        similarity(requested, wordsOf(withoutLanguage(page))),
        ...wordsOf(title).flatMap((word) =>
          requested
            .filter((asked) => asked.length > 3 && asked.slice(0, 2) === word.slice(0, 2))
            .map((asked) => similarity([asked], [word])),
        ),
      ),
    }))
    .filter(({ similarity }) => similarity >= leastSimilarity)
    .sort((a, b) => b.similarity - a.similarity || a.page.length - b.page.length)
    .slice(0, count)
    .map(({ page }) => page)
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .slice(0, 200)
    .split(/[^a-z0-9]+/)

/** Dice's coefficient of the pairs of neighboring letters in words: 1 for the same pairs, 0 for none in common. */
function similarity(some: readonly string[], others: readonly string[]): number {
  const [a, b] = [pairsIn(some), pairsIn(others)]
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size)
}

const pairsIn = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => Array.from(word.slice(1), (letter, index) => word[index] + letter)))
