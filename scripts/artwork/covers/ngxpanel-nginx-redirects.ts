/** A chart table on which many thin routes bend and meet in one lit harbour entrance. */
import { line, type Point, points, shape, sheet, smooth } from '../drawing.ts'
import { fade, glow, lamp } from '../light.ts'
import { amber, contour, flame, haze, mix, night, raised, sea } from '../palette.ts'

const entrance: Point = [1040, 446]

const north = points('1440,-40 1400,50 1322,104 1296,190 1212,248 1146,330')
const basin = points('1146,330 1236,344 1300,398 1316,458 1284,526 1220,560 1142,566')
const south = points('1142,566 1206,640 1222,730 1312,796 1346,880 1440,980')

/** Where each route was heading, and where it turns off to the harbour. */
const routes = [
  '250,-60 560,86',
  '640,-60 760,130',
  '880,-60 906,176',
  '-60,60 330,84',
  '-60,190 600,268',
  '-60,360 400,310',
  '-60,430 610,372',
  '-60,500 330,500',
  '-60,640 560,560',
  '-60,700 360,690',
  '-60,850 520,780',
  '420,960 770,700',
  '720,960 866,790',
  '980,960 934,716',
].map(points)

const toward = (from: Point, to: Point, share: number): Point => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
]

const route = ([from = entrance, bend = entrance]: readonly Point[]) =>
  `M${from}L${toward(bend, from, 0.16)}Q${bend} ${toward(bend, entrance, 0.16)}L${entrance}`

/** The depth curve that follows the coast at this distance; it passes the harbour by. */
const depth = (away: number) =>
  smooth(
    [...north.slice(0, -1), ...points(`1120,330 ${1010 + away * 0.3},446 1120,570`), ...south.slice(1)].map(
      ([x, y]): Point => [x - away - 12 * Math.sin(y / 70 + away), y],
    ),
  )

export function draw(): string {
  const paper = mix(night, raised, 0.8)
  const shore = `${smooth(north)}L${smooth(basin).slice(1)}L${smooth(south).slice(1)}`
  const inland = [70, 150, 240].map((away, index) =>
    line(
      smooth(
        [...north.slice(0, 4), ...points('1330,320 1380,450 1330,570'), ...south.slice(1)].map(
          ([x, y]): Point => [x + away + 10 * Math.sin(y / 60 + away), y],
        ),
      ),
      { stroke: mix(contour, haze, 0.45 - index * 0.12), width: 2 },
    ),
  )
  return sheet(
    fade('table', entrance, 1200, { 0: mix(night, contour, 0.3), 1: night }),
    shape('M0 0H1600V900H0Z', 'url(#table)'),
    '<clipPath id="paper"><path d="M-80 62H1488V838H-80Z"/></clipPath><g transform="rotate(-3.5 800 450)">',
    shape('M-80 40H1510V860H-80Z', mix(night, raised, 0.55)),
    '<g clip-path="url(#paper)">',
    fade('sheet', entrance, 1150, { 0: mix(paper, haze, 0.2), 0.35: paper, 1: mix(night, raised, 0.4) }),
    shape('M-80 0H1600V900H-80Z', 'url(#sheet)'),
    line('M160 0V900M480 0V900M800 0V900M-80 250H1600M-80 650H1600', {
      stroke: mix(paper, contour, 0.6),
      width: 1.6,
    }),
    ...[60, 125, 205].map((away, index) =>
      line(depth(away), { stroke: mix(paper, haze, 0.55 - index * 0.14), width: 2 }),
    ),
    shape(`${shore}H1700V-60Z`, mix(night, contour, 0.8)),
    ...inland,
    line(shore, { stroke: haze, width: 4 }),
    fade('route', entrance, 1100, {
      0: flame,
      0.1: amber,
      0.32: mix(amber, sea, 0.55),
      0.55: mix(contour, sea, 0.8),
      1: mix(contour, sea, 0.4),
    }),
    glow(entrance, 360, 0.9),
    ...routes.map((way) => line(route(way), { stroke: 'url(#route)', width: 3 })),
    line('M1150 330C1104 332 1066 352 1050 392M1146 566C1100 564 1064 542 1050 500', {
      stroke: mix(haze, sea, 0.25),
      width: 16,
    }),
    lamp(entrance, 18),
    '</g>',
    line('M-80 62H1488V838H-80', { stroke: haze, width: 2.5 }),
    line('M1446 51H-80M1499 104V796M1446 849H-80', { stroke: contour, width: 7, dash: '57 71' }),
    '</g>',
  )
}
