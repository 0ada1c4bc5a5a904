/** A span of time, in milliseconds since 1970. The end is not part of it. */
export interface Interval {
  start: number
  end: number
}

/** The same time in as few intervals as possible, in order. */
export function merge(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = []
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}
