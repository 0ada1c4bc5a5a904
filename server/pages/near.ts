/** The pairs of the site's own paths: they stay the same, and there may be thousands of them. */
const pairsOfKnown = new Map<string, Set<string>>()

/** The pages whose paths come closest to one that does not exist, closest first. `known` are paths of the site. */
export function nearestPaths(path: string, known: readonly string[], count: number): string[] {
  const wanted = pairsOf(path)
  return known
    .map((one) => {
      const pairs = pairsOfKnown.get(one) ?? pairsOf(one)
      pairsOfKnown.set(one, pairs)
      return { one, likeness: likeness(wanted, pairs) }
    })
    .sort((a, b) => b.likeness - a.likeness || a.one.length - b.one.length)
    .slice(0, count)
    .map(({ one }) => one)
}

/** The pairs of neighbouring letters in the words of a path, for Dice's coefficient. */
function pairsOf(path: string): Set<string> {
  const words = path
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .slice(0, 200)
    .split(/[^a-z0-9]+/)
  return new Set(words.flatMap((word) => Array.from(word.slice(1), (letter, index) => word[index] + letter)))
}

function likeness(a: Set<string>, b: Set<string>): number {
  return a.size + b.size === 0 ? 0 : (2 * a.intersection(b).size) / (a.size + b.size)
}
