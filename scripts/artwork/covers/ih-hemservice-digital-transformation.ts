/** A small house on a jetty by night, one window lit and a path of light over the water. */
import { line, shape, sheet } from '../drawing.ts'
import { glow, lit, sky, stars } from '../light.ts'
import { amber, contour, flame, haze, mix, night, raised, sea } from '../palette.ts'
import { glimmer, water } from '../water.ts'

const horizon = 452
const piles = [800, 900, 1010, 1130, 1260, 1400, 1550]

export function draw(): string {
  const dark = mix(night, raised, 0.2)
  const gable = mix(night, raised, 0.75)
  return sheet(
    sky(horizon, mix(contour, sea, 0.1)),
    stars(23, 64, 350),
    shape(`M0 ${horizon}V424C150 408 240 426 360 430S600 446 740 ${horizon}Z`, mix(night, contour, 0.8)),
    glow([1034, 408], 520, 0.7),
    lit('lit', [1034, 500], 640, 0.6),
    water({ top: horizon, lines: 16, seed: 9, stroke: 'url(#lit)' }),
    glimmer({ x: 1034, top: 524, bottom: 900, far: 66, near: 360, strokes: 26, seed: 31, drift: -150 }),
    ...piles.map((x, index) => line(`M${x} 486V${530 + index * 6}`, { stroke: dark, width: 13 })),
    shape('M752 472H1600V498H752Z', dark),
    line('M752 472H1600', { stroke: haze, width: 3, opacity: 0.6 }),
    // chimney, gable, long side, roof
    shape('M1196 296V222H1236V296Z', dark),
    shape('M936 470V352L1042 266L1148 352V470Z', gable),
    shape('M1148 470V352H1392V470Z', dark),
    shape('M1042 266H1300L1420 364H1162Z', mix(night, contour, 0.72)),
    line('M918 366L1042 266L1162 364H1420', { stroke: haze, width: 4 }),
    line('M1042 266H1300', { stroke: haze, width: 3, opacity: 0.6 }),
    line('M1204 402V470M1244 402V470M1204 402H1244', { stroke: contour, width: 3 }),
    // the window and its shine on the wall
    glow([1042, 412], 96, 0.75),
    shape('M1010 372H1074V450H1010Z', amber),
    shape('M1019 381H1065V441H1019Z', flame),
    line('M1042 374V448M1012 408H1072', { stroke: gable, width: 6 }),
  )
}
