/** A pilot's hand lamp over a small chart on which one route into the harbour is marked. */
import { line, type Point, shape, sheet } from '../drawing.ts'
import { fade, glow, lamp, slope } from '../light.ts'
import { amber, contour, flame, haze, mix, night, raised, sea } from '../palette.ts'
import { curves, hills, relief } from '../relief.ts'

const light: Point = [1010, 226]
/** The harbour on the chart, in the chart's own measure of 1000 x 620. */
const harbour: Point = [742, 300]

export function draw(): string {
  const noise = hills(19, 250)
  /** Deep water to the left, land to the right, a bay in the middle of the coast. */
  const heightAt = (x: number, y: number) => {
    const bay = (0.44 * Math.exp(-(((y - 300) / 92) ** 2))) / (1 + Math.exp((520 - x) / 130))
    return (x - 640) / 620 + 0.4 * (noise(x, y) - 0.5) - bay
  }
  const area = { left: 0, top: 0, right: 1000, bottom: 620, step: 20 }
  const coast = curves(heightAt, 0.06, area)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 1)
    .join('')
  const iron = mix(night, contour, 0.5)
  const [x, y] = light
  return sheet(
    slope('dark', [0, 0], [0, 900], { 0: night, 1: mix(night, raised, 0.4) }),
    shape('M0 0H1600V900H0Z', 'url(#dark)'),
    glow(light, 620),
    '<clipPath id="paper"><path d="M18 18H982V602H18Z"/></clipPath><g transform="matrix(1.14 -0.07 0.3 0.66 96 448)">',
    shape('M6 16H1006V640H6Z', '#000000', 0.35),
    fade('pool', [650, 210], 700, {
      0: mix(raised, amber, 0.46),
      0.25: mix(raised, amber, 0.24),
      0.55: mix(raised, contour, 0.4),
      1: mix(night, raised, 0.6),
    }),
    fade('ink', [650, 210], 700, { 0: flame, 0.35: amber, 0.7: mix(contour, amber, 0.35), 1: contour }),
    fade('land', [650, 210], 700, { 0: [amber, 0.34], 0.6: [amber, 0.14], 1: [haze, 0.2] }),
    shape('M0 0H1000V620H0Z', 'url(#pool)'),
    `<g clip-path="url(#paper)">${shape(`${coast}L1000 620V0Z`, 'url(#land)')}<g stroke="url(#ink)">${relief(heightAt, [0.06, -0.1, -0.24, -0.38, -0.54, -0.72, 0.26, 0.42], area, 8)}</g></g>`,
    line('M18 18H982V602H18Z', { stroke: 'url(#ink)', width: 3 }),
    line(`M96 540C190 500 250 400 380 404S560 440 620 360S700 300 ${harbour[0] - 18} ${harbour[1]}`, {
      stroke: sea,
      width: 11,
      dash: '1 25',
    }),
    `<circle cx="${harbour[0]}" cy="${harbour[1]}" r="20" fill="${sea}"/><circle cx="${harbour[0]}" cy="${harbour[1]}" r="40" fill="none" stroke="${sea}" stroke-width="5"/>`,
    '</g>',
    // the lamp
    line(`M${x - 56} ${y - 80}C${x - 60} ${y - 210} ${x + 60} ${y - 210} ${x + 56} ${y - 80}`, {
      stroke: mix(haze, sea, 0.2),
      width: 9,
    }),
    line(`M${x - 24} ${y - 174}H${x + 24}`, { stroke: mix(haze, sea, 0.2), width: 22 }),
    shape(`M${x - 74} ${y - 78}L${x - 36} ${y - 122}H${x + 36}L${x + 74} ${y - 78}Z`, iron),
    shape(`M${x - 56} ${y - 78}H${x + 56}V${y + 78}H${x - 56}Z`, mix(night, amber, 0.55)),
    glow(light, 90, 0.9),
    line(`M${x - 56} ${y - 78}V${y + 78}M${x + 56} ${y - 78}V${y + 78}M${x - 56} ${y + 44}H${x + 56}`, {
      stroke: iron,
      width: 9,
    }),
    shape(`M${x - 78} ${y + 78}H${x + 78}L${x + 64} ${y + 118}H${x - 64}Z`, iron),
    line(`M${x - 74} ${y - 78}H${x + 74}M${x - 78} ${y + 78}H${x + 78}`, {
      stroke: mix(haze, amber, 0.35),
      width: 4,
    }),
    lamp(light, 30),
  )
}
