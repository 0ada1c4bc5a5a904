/** What two wordings begin and end with alike, in whole words, and what each has in between. */
export function changedPart(before: string, after: string) {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const between = (all: readonly string[]) => all.slice(start, all.length - end).join('')
  return {
    start: old.slice(0, start).join(''),
    before: between(old),
    after: between(now),
    end: old.slice(old.length - end).join(''),
  }
}

/** With the spaces between them. */
const wordsOf = (text: string) => text.split(/(\s+)/)
