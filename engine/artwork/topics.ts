/** Covers for articles that have no drawing of their own yet: a motif for each category of the blog, varied by name. */

import { isKeyOf, keysOf } from '../core/base/keys-of.ts'
import { bilingual, type PerLanguage } from '../core/text/language.ts'
import { line, type Point, random, shape, sheet, smooth, width } from './drawing.ts'
import { glow, lamp, lit, sky, stars } from './light.ts'
import { type Light, type Palette, paletteOf } from './palette.ts'
import { hills, relief } from './relief.ts'
import { drawChart } from './sea-chart.ts'
import { glimmer, water } from './water.ts'

interface Motif {
  draw: (palette: Palette, seed: number) => string
  alt: PerLanguage<string>
}

const motifs = {
  'web-development': {
    draw: drawRoute,
    alt: bilingual({
      en: 'A nautical chart on which one route leads past the depth contours to a light.',
      sv: 'Ett sjökort där en led förbi djupkurvorna går fram till ett ljus.',
    }),
  },
  automation: {
    draw: drawBuoys,
    alt: bilingual({
      en: 'A row of lit buoys on calm water, one like the other.',
      sv: 'En rad tända bojar på lugnt vatten, den ena lik den andra.',
    }),
  },
  devops: {
    draw: drawChart,
    alt: bilingual({
      en: 'A lit beacon among the depth contours of a nautical chart.',
      sv: 'En tänd fyr bland djupkurvorna på ett sjökort.',
    }),
  },
  'case-study': {
    draw: drawSkerry,
    alt: bilingual({
      en: 'A beacon on a skerry, with its light on the water.',
      sv: 'En fyr på ett skär, med sitt ljus på vattnet.',
    }),
  },
} satisfies Record<string, Motif>

/** The motif of a category; of one that has none, any that is always the same. */
function motifOf(topic: string): Motif {
  const all = keysOf(motifs)
  return motifs[isKeyOf(topic, motifs) ? topic : (all[seedOf(topic) % all.length] ?? 'devops')]
}

const mark = /<!-- npm run article: (\S+) (\S+) -->/

/** A cover in one of the two lights, in the colors of the brand. The same topic and name give the same picture. */
export function drawTopic(topic: string, name: string, light: Light): string {
  return motifOf(topic)
    .draw(paletteOf(light), seedOf(name))
    .replace('>', () => `><!-- npm run article: ${topic} ${name} -->`)
}

/** What the cover of a topic shows, in any light. */
export const altOf = (topic: string) => motifOf(topic).alt

/** Draws a cover of `drawTopic` again, in the current colors. Undefined for other pictures. */
export function redrawn(picture: string, light: Light): string | undefined {
  const [, topic, name = ''] = mark.exec(picture) ?? []
  return topic && drawTopic(topic, name, light)
}

/** From 1 to 997. */
const seedOf = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) + 1

/** A dotted line over the depths, from the near corner to a light. */
function drawRoute(palette: Palette, seed: number): string {
  const { chart, depth, sea } = palette
  const next = random(seed)
  const light: Point = [980 + next() * 380, 200 + next() * 260]
  const seabed = hills(seed * 17 + 3, 380)
  const heightAt = (x: number, y: number) =>
    seabed(x, y) * 0.75 + 0.4 * Math.exp(-((Math.hypot(x - light[0], y - light[1]) / 460) ** 2))
  const levels = Array.from({ length: 14 }, (_, index) => 0.16 + index * 0.05)
  const area = { left: -40, top: -40, right: width + 40, bottom: 940, step: 26 }
  const start: Point = [120 + next() * 220, 840]
  const bends = [0.3, 0.55, 0.8].map(
    (share): Point => [
      start[0] + (light[0] - start[0]) * share + (next() - 0.5) * 160,
      start[1] + (light[1] - start[1]) * share + (next() - 0.5) * 160,
    ],
  )
  return sheet(
    chart,
    lit(palette, { id: 'lit', at: light, radius: 720, far: depth }),
    `<g stroke="url(#lit)">${relief(heightAt, levels, area)}</g>`,
    glow(palette, light, 480, 0.9),
    line(smooth([start, ...bends, light]), { stroke: sea, width: 9, dash: '1 26' }),
    shape(
      `M${start[0] - 16} ${start[1] + 14}L${start[0]} ${start[1] - 22}L${start[0] + 16} ${start[1] + 14}Z`,
      sea,
    ),
    lamp(palette, light, 20),
  )
}

/** Buoys that come nearer, each with its light on the water. */
function drawBuoys(palette: Palette, seed: number): string {
  const { edge, rock, wave, waterNear } = palette
  const count = 5
  const next = random(seed)
  const horizon = 400 + next() * 80
  const [from, to] = [300 + next() * 260, 1040 + next() * 380]
  const buoys = Array.from({ length: count }, (_, index) => {
    const near = ((index + 1) / count) ** 1.7
    const [x, foot] = [Math.round(from + (to - from) * near), Math.round(horizon + 24 + 330 * near)]
    const size = 26 + 120 * near
    const light: Point = [x, Math.round(foot - size)]
    return [
      glow(palette, light, 70 + 190 * near, 0.85),
      glimmer(palette, {
        x,
        top: foot + 8,
        bottom: Math.min(foot + 90 + 200 * near, 900),
        far: 12 + 40 * near,
        near: 40 + 90 * near,
        strokes: 8,
        seed: seed + index,
      }),
      line(`M${x} ${foot}V${light[1]}`, { stroke: edge, width: 3 + 5 * near }),
      shape(
        `M${x - size * 0.3} ${foot + 6}H${x + size * 0.3}L${x + size * 0.18} ${foot - size * 0.34}H${x - size * 0.18}Z`,
        rock,
      ),
      lamp(palette, light, 5 + 13 * near),
    ].join('')
  })
  return sheet(
    waterNear,
    sky(palette, horizon),
    stars(palette, seed, 50, horizon - 60),
    lit(palette, { id: 'lit', at: [to, horizon + 200], radius: 760, far: wave, squash: 0.5 }),
    water(palette, { top: horizon, seed, stroke: 'url(#lit)' }),
    ...buoys,
  )
}

/** A rock in the water with a tower, left or right of the middle. */
function drawSkerry(palette: Palette, seed: number): string {
  const { edge, rock: stone, tower, wave, waterNear } = palette
  const next = random(seed)
  const horizon = 440 + next() * 60
  const x = Math.round(560 + next() * 520)
  const foot = Math.round(horizon + 46)
  const light: Point = [x, Math.round(foot - 250 - next() * 60)]
  const reach = 240 + next() * 120
  const rock = `M${x - reach} ${foot + 34}C${x - reach * 0.7} ${foot - 6} ${x - reach * 0.4} ${foot - 40} ${x - 40} ${foot - 34}S${x + reach * 0.5} ${foot - 8} ${x + reach * 0.9} ${foot + 34}Z`
  return sheet(
    waterNear,
    sky(palette, horizon),
    stars(palette, seed, 60, horizon - 80),
    lit(palette, { id: 'lit', at: [x, foot + 60], radius: 780, far: wave, squash: 0.45 }),
    water(palette, { top: horizon, seed, stroke: 'url(#lit)' }),
    glow(palette, light, 460),
    glimmer(palette, { x, top: foot + 44, bottom: 890, far: 60, near: 200, strokes: 16, seed }),
    shape(rock, stone),
    line(rock.replace('Z', ''), { stroke: edge, width: 3 }),
    shape(`M${x - 34} ${foot - 30}L${x - 20} ${light[1] + 26}H${x + 20}L${x + 34} ${foot - 30}Z`, tower),
    shape(`M${x - 28} ${light[1] + 26}H${x + 28}V${light[1] + 16}H${x - 28}Z`, edge),
    lamp(palette, light, 19),
  )
}
