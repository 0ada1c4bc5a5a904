/** A hand-turned winch stands beside a winch that the tide turns on its own through a water wheel. */
import { line, type Point, shape, sheet } from '../drawing.ts'
import { fade, glow, lamp, lit, sky, stars } from '../light.ts'
import { amber, contour, haze, mix, night, raised, sea } from '../palette.ts'
import { glimmer, water } from '../water.ts'

const deck = 600
const tide = 742
const end = 1050
const stone = mix(night, raised, 0.25)
const iron = 'url(#iron)'
const rope = mix(contour, sea, 0.6)

const [hand, own, wheel]: readonly [Point, Point, Point] = [
  [452, 486],
  [936, 486],
  [1236, 664],
]
const light: Point = [640, 232]

const ring = ([x, y]: Point, radius: number, stroke: string, width: number, fill = 'none') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`

/** Spokes of a wheel from one radius to another. */
const spokes = ([x, y]: Point, count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = 0.1 + (index * 2 * Math.PI) / count
    const tip = (radius: number) =>
      `${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius)}`
    return `M${tip(from)}L${tip(to)}`
  }).join('')

/** A stand with a drum, and a mast whose arm carries the rope to a lantern. Both winches are built alike. */
function winch([x, y]: Point, hangs: number): string {
  const [foot, arm] = [x - 170, x - 296]
  return (
    line(`M${foot} ${deck}V128`, { stroke: iron, width: 16 }) +
    line(`M${foot} 226L${foot - 82} 144M${foot + 8} 140H${arm - 8}`, { stroke: iron, width: 12 }) +
    line(`M${x - 56} ${y - 34}L${foot + 10} 132H${arm}V${hangs - 46}`, { stroke: rope, width: 3.6 }) +
    line(`M${x - 80} ${deck - 6}L${x} ${y}L${x + 80} ${deck - 6}`, { stroke: iron, width: 15 }) +
    line(`M${x - 104} ${deck - 5}H${x + 104}`, { stroke: iron, width: 13 }) +
    ring([x, y], 70, iron, 9, mix(night, contour, 0.45)) +
    [54, 42, 30].map((radius) => ring([x, y], radius, rope, 3)).join('') +
    ring([x, y], 11, iron, 7, stone)
  )
}

const lantern = (x: number, y: number, fill: string) =>
  shape(`M${x - 28} ${y - 30}H${x + 28}L${x + 34} ${y + 40}H${x - 34}Z`, fill) +
  line(
    `M${x - 24} ${y - 30}C${x - 20} ${y - 54} ${x + 20} ${y - 54} ${x + 24} ${y - 30}M${x - 34} ${y - 30}H${x + 34}M${x - 40} ${y + 40}H${x + 40}M${x - 28} ${y - 30}L${x - 34} ${y + 40}M${x + 28} ${y - 30}L${x + 34} ${y + 40}`,
    { stroke: iron, width: 6 },
  )

export function draw(): string {
  const cold = mix(contour, haze, 0.45)
  const paddle = (opacity: number) => line(spokes(wheel, 12, 140, 204), { stroke: sea, width: 17, opacity })
  const rim =
    ring(wheel, 172, cold, 10) +
    ring(wheel, 138, cold, 5) +
    line(spokes(wheel, 12, 20, 170), { stroke: cold, width: 7 })
  return sheet(
    sky(tide, mix(contour, sea, 0.06)),
    stars(64, 48, 420),
    glow(light, 520),
    fade('iron', light, 640, {
      0: amber,
      0.13: mix(amber, cold, 0.25),
      0.3: mix(amber, cold, 0.72),
      0.6: cold,
      1: cold,
    }),
    lit('lit', [1130, tide], 620, 0.5),
    rim,
    paddle(0.85),
    // the tide covers the lower part of the wheel
    water({ top: tide, lines: 8, seed: 15, stroke: 'url(#lit)' }),
    `<clipPath id="below"><path d="M${end} ${tide}H1600V900H${end}Z"/></clipPath><g clip-path="url(#below)"><g opacity="0.3">${rim}${paddle(0.8)}</g>`,
    glimmer({
      x: 1150,
      top: tide + 12,
      bottom: 900,
      far: 170,
      near: 300,
      strokes: 9,
      seed: 3,
      strength: 0.75,
    }),
    '</g>',
    // the belt from the wheel to its winch
    line(
      `M${own[0] + 40} ${own[1] - 54}L${wheel[0] + 14} ${wheel[1] - 22}M${own[0] - 34} ${own[1] + 58}L${wheel[0] - 14} ${wheel[1] + 22}`,
      { stroke: rope, width: 5 },
    ),
    ring(wheel, 25, cold, 9, stone),
    // the quay
    shape(`M0 ${deck}H${end}V900H0Z`, stone),
    line(
      `M0 676H${end}M0 756H${end}M0 836H${end}M240 ${deck}V676M620 ${deck}V676M880 ${deck}V676M420 676V756M760 676V756M180 756V836M560 756V836M940 756V836`,
      { stroke: contour, width: 2, opacity: 0.5 },
    ),
    line(`M0 ${deck}H${end}V900`, { stroke: haze, width: 4 }),
    winch(hand, 420),
    line(`M${hand[0]} ${hand[1]}L566 404`, { stroke: mix(haze, sea, 0.2), width: 13 }),
    line('M566 404H630', { stroke: mix(haze, sea, 0.55), width: 21 }),
    lantern(hand[0] - 296, 420, mix(night, contour, 0.25)),
    winch(own, light[1]),
    lantern(light[0], light[1], mix(night, amber, 0.4)),
    lamp([light[0], light[1] + 6], 20),
  )
}
