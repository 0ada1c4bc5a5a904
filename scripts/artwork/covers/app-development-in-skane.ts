/** A phone-sized doorway of light stands on a wide Scanian coastline at dusk. */
import { line, type Point, shape, sheet, smooth } from '../drawing.ts'
import { glow, lit, sky, slope, stars } from '../light.ts'
import { amber, contour, flame, mix, night, sea } from '../palette.ts'
import { water } from '../water.ts'

const horizon = 436
const foot: Point = [610, 664]
const [wide, tall] = [176, 376]

type Ridge = readonly [y: number, lift: number, phase: number]

/** Low ridges of sand, each nearer one wider. */
const dune = ([y, lift, phase]: Ridge) =>
  smooth(
    Array.from(
      { length: 11 },
      (_, index): Point => [
        index * 168 - 40,
        y + lift * Math.sin(index * 0.62 + phase) + lift * 0.5 * Math.sin(index * 1.27 + phase * 2),
      ],
    ),
  )
const ridges = [
  [576, 13, 2.3],
  [610, 14, 2.1],
  [648, 16, 1.8],
  [694, 19, 1.5],
  [748, 22, 1.1],
  [812, 26, 0.7],
  [884, 30, 0.2],
] satisfies Ridge[]

export function draw(): string {
  const [left, right, top] = [foot[0] - wide / 2, foot[0] + wide / 2, foot[1] - tall]
  return sheet(
    sky(horizon, mix(contour, sea, 0.3)),
    stars(83, 30, 230),
    glow([foot[0], 470], 560, 0.8),
    shape(
      `M820 ${horizon}C940 ${horizon - 10} 1020 404 1130 384S1340 360 1430 370S1560 398 1640 394V${horizon}Z`,
      mix(night, contour, 0.85),
    ),
    lit('lit', [foot[0], 650], 800, 0.55),
    water({ top: horizon, bottom: 640, lines: 10, seed: 33, stroke: mix(contour, sea, 0.28), swell: 0.45 }),
    // the shore
    slope('sand', [0, 560], [0, 900], { 0: mix(night, contour, 0.5), 1: mix(night, contour, 0.06) }),
    shape(`${dune([576, 13, 2.3])}V920H-40Z`, 'url(#sand)'),
    // light falling out of the doorway, softer at its edges
    slope('fall', [0, foot[1]], [0, 900], { 0: [amber, 0.5], 0.4: [amber, 0.2], 1: [amber, 0.03] }),
    ...[1, 0.86, 0.73, 0.61, 0.5, 0.4].map((share) =>
      shape(
        `M${left + 14} ${foot[1] - 4}L${foot[0] - 460 * share} 920H${foot[0] + 290 * share}L${right - 14} ${foot[1] - 4}Z`,
        'url(#fall)',
        0.36,
      ),
    ),
    ...ridges.map((ridge, index) => line(dune(ridge), { stroke: 'url(#lit)', width: 1.9 + index * 0.22 })),
    // the doorway and its door, which stands open towards the viewer
    slope('open', [0, top], [0, foot[1]], { 0: amber, 0.6: flame, 1: mix(flame, '#ffffff', 0.3) }),
    glow([foot[0], 480], 300, 0.5),
    `<rect x="${left}" y="${top}" width="${wide}" height="${tall}" rx="26" fill="url(#open)"/>`,
    slope('door', [right, 0], [right + 100, 0], {
      0: mix(night, amber, 0.5),
      0.35: mix(night, amber, 0.22),
      1: mix(night, contour, 0.5),
    }),
    shape(
      `M${right} ${top + 26}Q${right} ${top + 2} ${right + 20} ${top - 5}L${right + 74} ${top - 27}Q${right + 98} ${top - 34} ${right + 98} ${top - 4}V${foot[1] + 30}Q${right + 98} ${foot[1] + 62} ${right + 74} ${foot[1] + 50}L${right + 20} ${foot[1] + 14}Q${right} ${foot[1]} ${right} ${foot[1] - 26}Z`,
      'url(#door)',
    ),
    `<circle cx="${right + 80}" cy="${foot[1] - 170}" r="6" fill="${amber}"/>`,
  )
}
