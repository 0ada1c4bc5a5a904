import { keysOf } from '../../core/base/keys-of.ts'
import type { RegionMap } from '../../core/site/map.ts'
import type { Point } from './curves.ts'
import { height, width } from './projection.ts'

type Side = keyof typeof starts

/** A town on a map, as a ring with its name beside it: on `side`, if that is free. */
export interface TownRing {
  name: string
  at: Point
  radius: number
  side: RegionMap['towns'][string]['side']
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Start {
  across: number
  down: number
  dx: number
  dy: number
  textAnchor: 'start' | 'middle' | 'end'
  moved?: number
}

/**
 * Where a name begins on each side: from the middle of its ring in radii, and from there on in em. Above and below, it may
 * be moved by a sixth of its length.
 */
const starts = {
  n: { across: 0, down: -1, dx: 0, dy: -0.35, textAnchor: 'middle' },
  ne: { across: 0.7, down: -0.7, dx: 0.2, dy: -0.05, textAnchor: 'start' },
  e: { across: 1, down: 0, dx: 0.3, dy: 0.34, textAnchor: 'start' },
  se: { across: 0.7, down: 0.7, dx: 0.2, dy: 0.75, textAnchor: 'start' },
  s: { across: 0, down: 1, dx: 0, dy: 0.95, textAnchor: 'middle' },
  sw: { across: -0.7, down: 0.7, dx: -0.2, dy: 0.75, textAnchor: 'end' },
  w: { across: -1, down: 0, dx: -0.3, dy: 0.34, textAnchor: 'end' },
  nw: { across: -0.7, down: -0.7, dx: -0.2, dy: -0.05, textAnchor: 'end' },
  nne: { across: 0, down: -1, dx: 0, dy: -0.35, textAnchor: 'middle', moved: 1 / 6 },
  sse: { across: 0, down: 1, dx: 0, dy: 0.95, textAnchor: 'middle', moved: 1 / 6 },
  ssw: { across: 0, down: 1, dx: 0, dy: 0.95, textAnchor: 'middle', moved: -1 / 6 },
  nnw: { across: 0, down: -1, dx: 0, dy: -0.35, textAnchor: 'middle', moved: -1 / 6 },
} satisfies Record<string, Start>

const sides = keysOf(starts)

/** The letters of phones, tablets and wide screens, in units of the drawing: location-map.module.css. */
const letterSizes = [20.8, 17.2, 14]

/** Between a name and what is beside it. */
const gap = 2

/**
 * On which side of its ring each name is written, so that in all letter sizes none lies over a ring, another name, what
 * is `taken`, or the edge of the drawing; as few as possible, where there is no such way.
 */
export function sidesOf(rings: readonly TownRing[], taken: readonly Box[] = []): Map<TownRing, Side> {
  const chosen = new Map<TownRing, Side>(rings.map((ring) => [ring, ring.side]))
  const collisions = (ring: TownRing, side: Side) =>
    letterSizes.reduce((sum, size) => {
      const box = nameBox(ring, side, size)
      const others = rings.filter((other) => other !== ring)
      const boxes = [
        ...taken,
        ...others.map((other) => nameBox(other, chosen.get(other) ?? other.side, size)),
      ]
      const isBeyond = box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height
      return (
        sum +
        boxes.filter((other) => overlap(box, other)).length +
        others.filter((other) => touches(box, other)).length +
        Number(isBeyond)
      )
    }, 0)
  // A name that moves may push another one, which moves in turn. Each round begins at another side.
  for (let round = 0; round < 40; round++) {
    const turned = [...sides.slice(round % sides.length), ...sides]
    for (const ring of rings)
      if (collisions(ring, chosen.get(ring) ?? ring.side) > 0)
        chosen.set(
          ring,
          turned.reduce((best, side) => (collisions(ring, side) < collisions(ring, best) ? side : best)),
        )
  }
  return chosen
}

/** The attributes of the `<text>` of a name. */
export function textPlace(ring: Pick<TownRing, 'name' | 'at' | 'radius'>, side: Side) {
  const { x, y, dx, dy, textAnchor } = startOf(ring, side)
  return { x, y, dx: `${dx}em`, dy: `${dy}em`, textAnchor }
}

function startOf({ name, at: [x, y], radius }: Pick<TownRing, 'name' | 'at' | 'radius'>, side: Side) {
  const { across, down, dx, dy, textAnchor, moved = 0 }: Start = starts[side]
  return {
    x: tenths(x + across * radius),
    y: tenths(y + down * radius),
    dx: tenths(dx + moved * textLength(name)),
    dy,
    textAnchor,
  }
}

const tenths = (number: number) => Math.round(number * 10) / 10

function nameBox(ring: TownRing, side: Side, size: number): Box {
  const { x, y, dx, dy, textAnchor } = startOf(ring, side)
  const length = textLength(ring.name) * size
  const before = { start: 0, middle: 0.5, end: 1 }[textAnchor] * length
  return { x: x + dx * size - before, y: y + (dy - 0.8) * size, width: length, height: 1.05 * size }
}

/** In em of the heading face, bold and a bit more. */
const textLength = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (/[mwMW]/.test(letter) ? 0.95 : /[fijlrt]/.test(letter) ? 0.4 : 0.6),
    0,
  )

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width + gap &&
  b.x < a.x + a.width + gap &&
  a.y < b.y + b.height + gap &&
  b.y < a.y + a.height + gap

const touches = (box: Box, { at: [x, y], radius }: TownRing) =>
  Math.hypot(
    x - Math.min(Math.max(x, box.x), box.x + box.width),
    y - Math.min(Math.max(y, box.y), box.y + box.height),
  ) <
  radius + gap
