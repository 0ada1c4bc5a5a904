/** A row of lit and unlit portholes in a ship's hull, one of them being inspected with a lamp. */
import { line, type Point, shape, sheet, smooth } from '../drawing.ts'
import { fade, glow, lamp, lit, sky, stars } from '../light.ts'
import { amber, contour, flame, haze, mix, night, raised, sea } from '../palette.ts'
import { glimmer, water } from '../water.ts'

const waterline = 764
const row = 398
const light: Point = [1030, 556]

/** How far the lines of the hull sag at this x. */
const sheer = (x: number) => 46 * Math.sin((x / 1600) * Math.PI * 0.9 + 0.15)
const seam = (y: number) =>
  smooth(Array.from({ length: 9 }, (_, index): Point => [index * 205 - 20, y + sheer(index * 205 - 20)]))

const portholes = [
  { x: 128, isLit: true },
  { x: 396, isLit: true },
  { x: 664, isLit: false },
  { x: 932, isLit: false },
  { x: 1200, isLit: true },
  { x: 1468, isLit: false },
]

function porthole({ x, isLit }: { readonly x: number; readonly isLit: boolean }): string {
  const y = Math.round(row + sheer(x))
  const bolts = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index + 0.5) * Math.PI) / 4
    return `<circle cx="${Math.round(x + Math.cos(angle) * 91)}" cy="${Math.round(y + Math.sin(angle) * 91)}" r="4.5" fill="url(#lit)"/>`
  })
  const pane = isLit ? mix(contour, sea, 0.82) : mix(night, '#000000', 0.5)
  const inside = isLit
    ? shape(
        `M${x - 75.3} ${y + 10}A76 76 0 0 0 ${x + 75.3} ${y + 10}C${x + 30} ${y - 6} ${x - 30} ${y - 6} ${x - 75.3} ${y + 10}Z`,
        mix(contour, sea, 0.62),
      )
    : line(`M${x - 48} ${y - 22}A52 52 0 0 1 ${x - 14} ${y - 49}`, { stroke: 'url(#lit)', width: 5 })
  const shine = isLit ? `<circle cx="${x}" cy="${y}" r="190" fill="url(#shine${x})"/>` : ''
  return `${isLit ? fade(`shine${x}`, [x, y], 190, { 0: [sea, 0.3], 0.5: [sea, 0.13], 1: [sea, 0] }) : ''}${shine}<circle cx="${x}" cy="${y}" r="106" fill="${mix(night, raised, 0.9)}" stroke="url(#lit)" stroke-width="4"/><circle cx="${x}" cy="${y}" r="76" fill="${pane}"/>${inside}<circle cx="${x}" cy="${y}" r="76" fill="none" stroke="url(#lit)" stroke-width="6"/>${bolts.join('')}`
}

export function draw(): string {
  const [x, y] = light
  return sheet(
    sky(260, mix(contour, sea, 0.05)),
    stars(71, 24, 120),
    lit('lit', light, 560, 1, mix(contour, haze, 0.4)),
    shape(`${seam(150)}V920H-40Z`, mix(night, raised, 0.55)),
    fade('wall', light, 640, { 0: [amber, 0.4], 0.22: [amber, 0.17], 0.55: [amber, 0.05], 1: [amber, 0] }),
    shape(`${seam(150)}V920H-40Z`, 'url(#wall)'),
    line(seam(150), { stroke: haze, width: 8 }),
    ...[196, 572, 664].map((height) => line(seam(height), { stroke: 'url(#lit)', width: 2.4 })),
    line('M262 228V690M530 238V706M798 242V712M1066 240V708M1334 230V692', {
      stroke: mix(night, contour, 0.8),
      width: 2,
    }),
    ...portholes.map(porthole),
    fade('glass', [976, 486], 110, { 0: [flame, 0.75], 0.35: [amber, 0.42], 1: [amber, 0] }),
    `<circle cx="932" cy="${Math.round(row + sheer(932))}" r="73" fill="url(#glass)"/>`,
    water({ top: waterline, lines: 7, seed: 21, stroke: 'url(#lit)' }),
    glimmer({ x, top: waterline + 16, bottom: 900, far: 130, near: 260, strokes: 8, seed: 8, strength: 0.9 }),
    glow(light, 300, 0.9),
    line(`M${x} 196V${y - 52}`, { stroke: mix(haze, sea, 0.3), width: 4 }),
    line(`M${x - 14} 188H${x + 14}`, { stroke: mix(haze, sea, 0.3), width: 12 }),
    line(
      `M${x - 22} ${y - 36}C${x - 18} ${y - 58} ${x + 18} ${y - 58} ${x + 22} ${y - 36}M${x - 28} ${y - 36}H${x + 28}M${x - 34} ${y + 38}H${x + 34}M${x - 22} ${y - 36}L${x - 28} ${y + 38}M${x + 22} ${y - 36}L${x + 28} ${y + 38}`,
      { stroke: night, width: 7 },
    ),
    lamp(light, 23),
  )
}
