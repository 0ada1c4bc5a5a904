/** A sea chart: depth lines of a bay, amber around a beacon. */
import { height, type Point, sheet, width } from './drawing.ts'
import { glow, lamp, lit } from './light.ts'
import type { Palette } from './palette.ts'
import { hills, relief } from './relief.ts'

const levels = Array.from({ length: 15 }, (_, index) => 0.14 + index * 0.05)

/** Each `seed` gives another bay, with its beacon at another place on the right. */
export function drawChart(palette: Palette, seed: number): string {
  const beacon: Point = [1130 + ((seed * 137) % 300), 250 + ((seed * 89) % 330)]
  const seabed = hills(seed * 31 + 7, 420)
  // The beacon is on a shoal, so that the lines close around it as on a chart.
  const heightAt = (x: number, y: number) => {
    const away = Math.hypot(x - beacon[0], y - beacon[1]) / 430
    return seabed(x, y) * 0.72 + 0.5 * Math.exp(-away * away * 1.6)
  }
  const area = { left: -40, top: -40, right: width + 40, bottom: height + 40, step: 26 }
  return sheet(
    palette.chart,
    lit(palette, { id: 'lit', at: beacon, radius: 760, far: palette.depth }),
    glow(palette, beacon, 520, 0.8),
    `<g stroke="url(#lit)">${relief(heightAt, levels, area)}</g>`,
    lamp(palette, beacon, 19),
  )
}
