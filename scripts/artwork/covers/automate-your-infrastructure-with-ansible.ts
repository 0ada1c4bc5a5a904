/** A row of identical mooring posts along a quay at night, each lit by the same kind of lamp. */
import { line, type Point, shape, sheet } from '../drawing.ts'
import { fade, glow, lamp, lit, sky, slope, stars } from '../light.ts'
import { amber, contour, haze, mix, night, raised, sea } from '../palette.ts'
import { water } from '../water.ts'

/** Where the quay meets the horizon, and where its nearest post stands. */
const vanishing: Point = [452, 520]
const nearest: Point = [1262, 838]

const at = (scale: number): Point => [
  vanishing[0] + (nearest[0] - vanishing[0]) * scale,
  vanishing[1] + (nearest[1] - vanishing[1]) * scale,
]

/** One post and its lamp at full size, with the foot of the post at 0, 0. Every other one is the same, further away. */
const iron = mix(night, contour, 0.7)
const post = `<g id="post">${[
  shape(
    'M-74 6C-70 -14 -52 -22 -44 -30C-34 -60 -36 -92 -42 -112C-66 -116 -68 -150 -44 -156C-16 -164 16 -164 44 -156C68 -150 66 -116 42 -112C36 -92 34 -60 44 -30C52 -22 70 -14 74 6Z',
    iron,
  ),
  line('M-46 -155C-16 -163 16 -163 46 -155', { stroke: amber, width: 6 }),
  line(
    'M42 -112C36 -92 34 -60 44 -30C52 -22 70 -14 74 6M-42 -112C-36 -92 -34 -60 -44 -30C-52 -22 -70 -14 -74 6',
    { stroke: mix(iron, amber, 0.45), width: 3.4 },
  ),
].join('')}</g>`
const mast = `<g id="mast">${line('M176 0V-470C176 -540 120 -566 0 -566V-536', { stroke: mix(contour, haze, 0.25), width: 15 })}</g>`
const shade = `<g id="shade">${shape('M-48 -490C-46 -528 -22 -542 0 -542S46 -528 48 -490Z', mix(contour, haze, 0.35))}</g>`

export function draw(): string {
  const row = Array.from({ length: 9 }, (_, index) => {
    const scale = 0.66 ** (8 - index)
    const [x, y] = at(scale)
    const place = `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 1000) / 1000})"`
    const light: Point = [Math.round(x), Math.round(y - 488 * scale)]
    return `${glow(light, Math.max(44, Math.round(280 * scale)), 0.85)}<g ${place}><use href="#mast"/><ellipse cy="2" rx="290" ry="54" fill="url(#pool)"/><path d="M-36 -488L-215 20H215L36 -488Z" fill="url(#cone)"/><use href="#post"/></g>${lamp(light, Math.max(2.6, Math.round(230 * scale) / 10))}<g ${place}><use href="#shade"/></g>`
  })
  return sheet(
    sky(vanishing[1], mix(contour, sea, 0.08)),
    stars(41, 48, 380),
    lit('lit', [500, 548], 640, 0.5),
    water({ top: vanishing[1], lines: 14, seed: 12, stroke: 'url(#lit)' }),
    slope('deck', vanishing, [1500, 900], {
      0: mix(night, contour, 0.7),
      0.3: mix(night, contour, 0.35),
      1: mix(night, contour, 0.1),
    }),
    shape(`M${vanishing}L880 960H1700V${vanishing[1]}Z`, 'url(#deck)'),
    shape(`M${vanishing}L880 960H770Z`, mix(night, raised, 0.2)),
    line(`M${vanishing}L880 960`, { stroke: haze, width: 3.4 }),
    line(`M${vanishing}L1034 960`, { stroke: contour, width: 2 }),
    fade('pool', [0, 2], 290, { 0: [amber, 0.62], 0.4: [amber, 0.26], 1: [amber, 0] }, 0.186),
    slope('cone', [0, -488], [0, 20], {
      0: [amber, 0.62],
      0.3: [amber, 0.24],
      0.75: [amber, 0.07],
      1: [amber, 0],
    }),
    `<defs>${post}${mast}${shade}</defs>`,
    ...row,
  )
}
