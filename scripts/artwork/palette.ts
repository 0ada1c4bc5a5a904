/** The colours of all pictures: those of the dark theme, and what lies between them. */
import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8')

/** A colour of the dark theme, by its name in tokens.css. */
function token(name: string): string {
  const found = tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1]
  if (!found) throw new Error(`tokens.css has no colour --${name}`)
  return found
}

export const night = token('sunken')
export const ground = token('ground')
export const raised = token('raised')
export const contour = token('contour')
export const amber = token('beacon')
export const sea = token('sea')
export const text = token('text')
export const quiet = token('quiet')

/** Between two colours: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The hottest part of the light. */
export const flame = mix(amber, text, 0.62)
/** Far land and faint lines. */
export const haze = mix(contour, sea, 0.22)
