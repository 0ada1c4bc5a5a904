/** The line on which a text begins. Searches only for its start, because facts and line breaks change the rest. */
export function lineOf(text: string, source: string): number {
  for (let length = 40; length > 3; length -= 4) {
    const index = source.indexOf(text.slice(0, length))
    if (index >= 0) return source.slice(0, index).split('\n').length
  }
  return 1
}
