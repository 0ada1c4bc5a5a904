import { withoutLanguage } from '../../app/path-language.ts'

/** Below it two paths have no more than a few letters in common. */
const leastSimilarity = 0.4

/**
 * The pages whose paths are most similar to an unknown path, closest first, and fewer than `count` where too few are
 * similar. `pages` are paths of the site.
 */
export function closestPaths(path: string, pages: readonly string[], count: number): string[] {
  const requested = bigrams(path)
  return pages
    .map((page) => ({ page, similarity: similarity(requested, bigrams(page)) }))
    .filter(({ similarity }) => similarity >= leastSimilarity)
    .sort((a, b) => b.similarity - a.similarity || a.page.length - b.page.length)
    .slice(0, count)
    .map(({ page }) => page)
}

/** The pairs of neighboring letters in the words of a path, without the language, which all of them begin with. */
function bigrams(path: string): Set<string> {
  const words = withoutLanguage(path)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .slice(0, 200)
    .split(/[^a-z0-9]+/)
  return new Set(words.flatMap((word) => Array.from(word.slice(1), (letter, index) => word[index] + letter)))
}

/** Dice's coefficient: 1 for the same pairs, 0 for none in common. */
function similarity(a: Set<string>, b: Set<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size)
}
