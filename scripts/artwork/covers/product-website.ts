/** A lighthouse by night whose beam draws thin contour lines over a dark harbour. */
import { line, type Point, shape, sheet } from '../drawing.ts'
import { glow, lamp, sky, slope, stars } from '../light.ts'
import { amber, contour, flame, haze, mix, night, raised, sea } from '../palette.ts'
import { hills, relief } from '../relief.ts'

const light: Point = [336, 214]
const horizon = 372
const levels = Array.from({ length: 10 }, (_, index) => 0.22 + index * 0.06)

export function draw(): string {
  const land = hills(77, 1, 1)
  /** The ground as the eye sees it: what lies further away is smaller. */
  const heightAt = (x: number, y: number) => {
    const depth = 260 / (y - horizon + 60)
    return land(20 + ((x - 500) / 420) * depth, 12 + depth * 3.1)
  }
  const far = mix(contour, sea, 0.06)
  const rock = mix(night, raised, 0.35)
  return sheet(
    sky(horizon, far),
    stars(5, 60, 300),
    slope('plain', [0, horizon], [0, 900], {
      0: mix(night, contour, 0.6),
      0.3: mix(night, contour, 0.25),
      1: night,
    }),
    shape(`M0 ${horizon}H1600V900H0Z`, 'url(#plain)'),
    slope('ray', light, [1560, 640], {
      0: [amber, 0.7],
      0.12: [amber, 0.34],
      0.4: [mix(amber, sea, 0.4), 0.14],
      1: [sea, 0.03],
    }),
    slope('drawn', light, [1600, 640], {
      0: flame,
      0.3: amber,
      0.66: mix(amber, sea, 0.6),
      1: mix(contour, sea, 0.75),
    }),
    `<clipPath id="beam"><path d="M${light[0]} ${light[1] - 6}L1640 330V930H1130L${light[0]} ${light[1] + 8}Z"/></clipPath>`,
    slope('near', [0, horizon + 14], [0, horizon + 80], { 0: ['#ffffff', 0], 1: '#ffffff' }),
    `<mask id="distance">${shape('M0 0H1600V900H0Z', 'url(#near)')}</mask><defs><g id="land" mask="url(#distance)">${relief(heightAt, levels, { left: -40, top: horizon + 16, right: 1640, bottom: 928, step: 22 })}</g></defs>`,
    `<use href="#land" stroke="${mix(night, contour, 0.75)}"/>`,
    glow(light, 340),
    `<g clip-path="url(#beam)">${shape('M0 0H1600V900H0Z', 'url(#ray)')}<use href="#land" stroke="url(#drawn)"/></g>`,
    // the harbour: a mole and what lies behind it
    shape(`M900 ${horizon + 4}L930 ${horizon - 12}H1290L1330 ${horizon + 4}Z`, night),
    line(
      `M976 ${horizon - 10}V${horizon - 88}L950 ${horizon - 10}M1048 ${horizon - 10}V${horizon - 116}L1014 ${horizon - 10}M1110 ${horizon - 10}V${horizon - 76}L1088 ${horizon - 10}`,
      { stroke: night, width: 4 },
    ),
    shape(
      `M1160 ${horizon - 8}V${horizon - 44}L1196 ${horizon - 66}L1232 ${horizon - 44}V${horizon - 8}Z`,
      night,
    ),
    shape('M0 900V640C90 606 190 590 300 596S470 640 560 720S700 860 760 900Z', rock),
    line('M0 640C90 606 190 590 300 596S470 640 560 720S700 860 760 900', {
      stroke: haze,
      width: 3,
      opacity: 0.6,
    }),
    shape('M292 602L312 250H360L380 602Z', mix(night, raised, 0.8)),
    shape('M302 250H370V236H302ZM308 192L336 158L364 192Z', mix(night, raised, 0.8)),
    line('M314 192V236M358 192V236', { stroke: mix(night, raised, 0.8), width: 5 }),
    lamp(light, 18),
  )
}
