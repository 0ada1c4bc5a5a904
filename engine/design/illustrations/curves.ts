/** A point in a drawing, in the drawing's own units. */
export type Point = readonly [x: number, y: number]

/** Path data of a smooth line through points (Catmull-Rom), rounded to whole units. `closed` connects its ends. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0]
  const bend = (index: number, side: 1 | -1): string => {
    const [[x, y], [fromX, fromY], [toX, toY]] = [at(index), at(index - 1), at(index + 1)]
    return `${Math.round(x + (side * (toX - fromX)) / 6)} ${Math.round(y + (side * (toY - fromY)) / 6)}`
  }
  const to = (index: number) => `${bend(index, -1)} ${at(index).map(Math.round).join(' ')}`
  // `S` mirrors the last control point of the previous curve, which Catmull-Rom requires.
  const rest = Array.from({ length: count - (closed ? 1 : 2) }, (_, index) => `S${to(index + 2)}`)
  return `M${at(0).map(Math.round).join(' ')}C${bend(0, 1)} ${to(1)}${rest.join('')}${closed ? 'Z' : ''}`
}

const corners = 9

/** Path data of a closed, uneven line, as the shore of an islet. The same `seed` gives the same shape in all sizes. */
export function shore([x, y]: Point, radius: number, seed: number): string {
  const points = Array.from({ length: corners }, (_, corner): Point => {
    const angle = (corner / corners) * 2 * Math.PI
    const reach =
      radius * (1 + 0.07 * Math.sin(2 * angle + seed * 1.9) + 0.05 * Math.sin(3 * angle + seed * 2.7))
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
  return smooth(points, true)
}

/** Three points of a bent line between two points. It stays `gap` units away from both, and bends `aside` units to the right. */
export function bentLine([x1, y1]: Point, [x2, y2]: Point, gap: number, aside = 0): Point[] {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [across, down] = [(x2 - x1) / length, (y2 - y1) / length]
  const at = (along: number, side: number): Point => [
    Math.round(x1 + across * along - down * side),
    Math.round(y1 + down * along + across * side),
  ]
  return [at(gap, aside), at(length / 2, aside * 1.7), at(length - gap, aside)]
}
