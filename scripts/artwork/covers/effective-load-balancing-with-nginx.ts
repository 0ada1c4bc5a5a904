/** A single beacon at night whose light splits into three calm channels of water. */
import { line, type Point, shape, sheet, smooth } from '../drawing.ts'
import { fade, glow, lamp, lit, sky, slope, stars } from '../light.ts'
import { amber, contour, flame, mix, night, sea } from '../palette.ts'
import { water } from '../water.ts'

const beacon: Point = [800, 202]
const horizon = 330

/** A point of the channel that ends at x = `to`: `share` runs from the beacon (0) to the viewer (1), `across` from bank (-1) to bank (1). */
function channel(to: number, half: number, share: number, across: number): Point {
  const turn = (share * share * (3 - 2 * share)) ** 1.15
  const sway = to === beacon[0] ? Math.sin(share ** 1.4 * Math.PI * 2) * 34 * share : 0
  return [
    beacon[0] + (to - beacon[0]) * turn + sway + across * (9 + (half - 9) * share ** 1.2),
    horizon + 640 * share ** 1.25,
  ]
}

const along = (to: number, half: number, across: number) =>
  Array.from({ length: 11 }, (_, index) => channel(to, half, index / 10, across))

export function draw(): string {
  const flow = (
    [
      [800, 150],
      [40, 200],
      [1560, 200],
    ] as const
  ).map(([to, half], number) => {
    const bed = `${smooth(along(to, half, -1))}L${smooth(along(to, half, 1).reverse()).slice(1)}Z`
    const lines = [-1, -0.7, -0.42, -0.14, 0.14, 0.42, 0.7, 1].map((across) =>
      line(smooth(along(to, half, across)), {
        stroke: 'url(#flow)',
        width: Math.abs(across) === 1 ? 3.4 : 2.4,
      }),
    )
    const tint = slope(`bed${number}`, [800, horizon], [to, 930], {
      0: [amber, 0.6],
      0.22: [amber, 0.24],
      0.55: [sea, 0.1],
      1: [sea, 0.03],
    })
    return shape(bed, mix(night, contour, 0.2)) + tint + shape(bed, `url(#bed${number})`) + lines.join('')
  })
  const rock = mix(night, contour, 0.12)
  return sheet(
    sky(horizon, mix(contour, sea, 0.08)),
    stars(11, 46, 240),
    glow(beacon, 330),
    lit('lit', [800, horizon], 760, 0.42),
    fade(
      'flow',
      [800, horizon],
      900,
      {
        0: flame,
        0.1: amber,
        0.4: mix(amber, sea, 0.5),
        0.7: mix(contour, sea, 0.55),
        1: mix(contour, sea, 0.2),
      },
      0.78,
    ),
    water({ top: horizon, lines: 14, seed: 4, stroke: 'url(#lit)', swell: 0.8 }),
    ...flow,
    shape('M672 333C700 322 748 300 778 298L789 226H811L822 298C852 300 900 322 928 333Z', rock),
    line('M780 226H820', { stroke: rock, width: 9 }),
    lamp(beacon, 18),
  )
}
