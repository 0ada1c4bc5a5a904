/** The harbour of a small town seen from the sea at night, with one lit window in each house and its long bridge beyond. */
import { line, shape, sheet } from '../drawing.ts'
import { glow, lit, sky, stars } from '../light.ts'
import { amber, contour, flame, haze, mix, night, raised, sea } from '../palette.ts'
import { glimmer, water } from '../water.ts'

const quay = 540

/** From left to right: left edge, width, height of the eaves and of the ridge, and the window (share of the width, height over the quay). */
const houses = [
  [470, 100, 96, 152, 0.5, 52],
  [570, 132, 140, 204, 0.3, 94],
  [702, 96, 112, 180, 0.5, 58],
  [798, 160, 176, 250, 0.62, 118],
  [1034, 120, 152, 230, 0.5, 100],
  [1154, 150, 118, 174, 0.28, 60],
  [1304, 98, 144, 214, 0.5, 96],
  [1402, 138, 104, 162, 0.6, 52],
] as const

/** A sailing boat at its mooring. */
const boat = (x: number, size: number) =>
  line(`M${x} ${quay + 20}V${quay + 20 - size}M${x - size * 0.2} ${quay + 2}H${x}`, {
    stroke: mix(haze, sea, 0.15),
    width: 3,
  }) +
  shape(
    `M${x - size * 0.34} ${quay + 12}H${x + size * 0.38}L${x + size * 0.26} ${quay + 32}H${x - size * 0.26}Z`,
    night,
  )

export function draw(): string {
  const walls = [mix(night, raised, 0.3), mix(night, raised, 0.9), mix(night, raised, 0.6)]
  const town = houses.map(([x, wide, eaves, ridge, share, up], index) => {
    const [window, y] = [Math.round(x + wide * share), quay - up]
    return (
      shape(
        `M${x} ${quay}V${quay - eaves}L${x + wide / 2} ${quay - ridge}L${x + wide} ${quay - eaves}V${quay}Z`,
        walls[index % 3] ?? night,
      ) +
      line(
        `M${x - 7} ${quay - eaves + 7}L${x + wide / 2} ${quay - ridge}L${x + wide + 7} ${quay - eaves + 7}`,
        { stroke: haze, width: 4 },
      ) +
      glow([window, y], 120, 0.7) +
      shape(`M${window - 13} ${y - 19}H${window + 13}V${y + 19}H${window - 13}Z`, amber) +
      shape(`M${window - 7} ${y - 13}H${window + 7}V${y + 13}H${window - 7}Z`, flame)
    )
  })
  const reflections = houses.map(([x, wide, , , share], index) =>
    glimmer({
      x: Math.round(x + wide * share),
      top: quay + 36,
      bottom: quay + 230 + (index % 3) * 46,
      far: 40,
      near: 100,
      strokes: 9,
      seed: 100 + index,
      strength: 0.85,
    }),
  )
  const arches = [30, 170, 310].map((x) => {
    const hangers = [28, 49, 70, 91, 112].map(
      (along) => `M${x + along} ${quay - 22}V${Math.round(quay - 22 - 92 * (1 - ((along - 70) / 70) ** 2))}`,
    )
    return (
      line(`M${x} ${quay - 22}Q${x + 70} ${quay - 206} ${x + 140} ${quay - 22}`, {
        stroke: sea,
        width: 4.5,
      }) + line(hangers.join(''), { stroke: sea, width: 1.6, opacity: 0.55 })
    )
  })
  return sheet(
    sky(quay, mix(contour, sea, 0.16)),
    stars(97, 60, 320),
    shape(
      `M0 ${quay + 20}V494C180 474 300 462 500 450S860 424 1040 434S1400 470 1600 466V${quay + 20}Z`,
      mix(night, contour, 0.8),
    ),
    line(`M0 ${quay - 20}H470`, { stroke: mix(contour, sea, 0.7), width: 5 }),
    ...arches,
    // the church
    shape(`M952 ${quay}V286H1024V${quay}Z`, mix(night, raised, 0.75)),
    shape('M942 290L988 130L1034 290Z', mix(night, contour, 0.75)),
    line('M942 290L988 130L1034 290', { stroke: haze, width: 4 }),
    line('M988 130V100', { stroke: haze, width: 4 }),
    ...town,
    line(`M30 ${quay - 20}V${quay + 16}M170 ${quay - 20}V${quay + 16}M310 ${quay - 20}V${quay + 16}`, {
      stroke: mix(contour, sea, 0.4),
      width: 7,
    }),
    shape(`M430 ${quay + 20}L450 ${quay - 2}H1600V${quay + 20}Z`, mix(night, raised, 0.15)),
    lit('lit', [960, quay + 30], 700, 0.42),
    water({ top: quay + 16, lines: 12, seed: 44, stroke: 'url(#lit)' }),
    ...reflections,
    boat(676, 96),
    boat(1006, 124),
    boat(1272, 88),
  )
}
