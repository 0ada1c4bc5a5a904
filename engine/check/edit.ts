/** Whether two words differ by one missing, added or changed letter, or by two swapped letters. */
export function isOneEditApart(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const isSwapped = left.length === 2 && right === `${left[1]}${left[0]}`
  return a !== b && (isSwapped || (left.length <= 1 && right.length <= 1))
}
