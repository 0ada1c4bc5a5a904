/** The colors of all pictures: those of the dark theme, and what lies between them. */
import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

/** A color of the dark theme, by its name in tokens.css. */
function token(name: string): string {
  if (name === 'black') return '#000000'
  if (name === 'white') return '#ffffff'
  const color = tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1]
  if (!color) throw new Error(`tokens.css has no color --${name}`)
  return color
}

export const night = token('sunken')
export const ground = token('ground')
export const raised = token('raised')
export const contour = token('contour')
export const amber = token('beacon')
export const sea = token('sea')
export const text = token('text')
export const quiet = token('quiet')

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** A sum of colors, each with its share from 0 to 1. */
function blended(parts: readonly (readonly [color: string, share: number])[]): string {
  const sums = [0, 1, 2].map((channel) =>
    parts.reduce((sum, [color, share]) => sum + (channels(color)[channel] ?? 0) * share, 0),
  )
  return `#${sums.map((sum) => Math.round(sum).toString(16).padStart(2, '0')).join('')}`
}

/** Between two colors: 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number) =>
  blended([
    [from, 1 - share],
    [to, share],
  ])

/** The same for colors by their names in tokens.css, or `black` and `white`. */
export const colorOf = (parts: readonly (readonly [name: string, share: number])[]) =>
  blended(parts.map(([name, share]) => [token(name), share]))

/** The hottest part of the light. */
export const flame = mix(amber, text, 0.62)
/** Far land and faint lines. */
export const haze = mix(contour, sea, 0.22)
