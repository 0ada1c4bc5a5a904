/** The colors of all pictures, in two lights: night for the dark theme, morning for the light one. */

import { channelsOf } from '../core/site/oklch.ts'
import { site } from '../core/site/site.ts'

export const lights = ['night', 'morning'] as const
export type Light = (typeof lights)[number]

const themes: Record<Light, Partial<Record<string, string>>> = {
  night: site.brand.colors.dark,
  morning: site.brand.colors.light,
}

/** A color of a theme, by its name. */
function token(name: string, light: Light): string {
  if (name === 'black') return '#000000'
  if (name === 'white') return '#ffffff'
  const color = themes[light][name]
  if (!color) throw new Error(`No color is called ${name}`)
  return color
}

/** A sum of colors, each with its share from 0 to 1. */
function blended(parts: readonly (readonly [color: string, share: number])[]): string {
  const sums = [0, 1, 2].map((channel) =>
    parts.reduce((sum, [color, share]) => sum + (channelsOf(color)[channel] ?? 0) * share, 0),
  )
  return `#${sums.map((sum) => Math.min(255, Math.round(sum)).toString(16).padStart(2, '0')).join('')}`
}

/** Between two colors: 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number) =>
  blended([
    [from, 1 - share],
    [to, share],
  ])

/** The color of a recipe such as `sunken 60%, sea 40%`. Names are those of the tokens, or `black` and `white`. */
export const colorOf = (recipe: string, light: Light) =>
  blended(
    recipe.split(', ').map((part) => {
      const [name = '', percent = '100%'] = part.split(' ')
      return [token(name, light), Number.parseFloat(percent) / 100]
    }),
  )

/** The colors of what is painted, as a recipe for each light. */
const recipes = {
  chart: { night: 'sunken 40%, ground 60%', morning: 'ground 97%, sea 3%' },
  /** Lines of a chart that no light falls on. */
  depth: { night: 'sunken 15%, contour 85%', morning: 'ground 58%, sea 42%' },
  skyHigh: { night: 'sunken', morning: 'ground 93%, sea 7%' },
  skyLow: { night: 'contour 90%, sea 10%', morning: 'ground 77%, beacon 20%, danger 3%' },
  star: { night: 'text 70%, sea 30%', morning: 'ground' },
  waterFar: { night: 'sunken 45%, contour 55%', morning: 'ground 72%, sea 25%, text 3%' },
  waterMiddle: { night: 'sunken 80%, contour 20%', morning: 'ground 62%, sea 33%, text 5%' },
  waterNear: { night: 'sunken', morning: 'ground 52%, sea 41%, text 7%' },
  /** Waves that no light falls on. */
  wave: { night: 'contour', morning: 'ground 24%, sea 60%, text 16%' },
  rock: { night: 'sunken 50%, raised 50%', morning: 'ground 22%, sea 26%, text 52%' },
  tower: { night: 'sunken 10%, raised 90%', morning: 'ground 28%, sea 20%, text 52%' },
  /** Outlines, and iron. */
  edge: { night: 'contour 78%, sea 22%', morning: 'text 70%, sea 30%' },
  sea: { night: 'sea', morning: 'sea' },
  amber: { night: 'beacon', morning: 'beacon' },
  /** The hottest part of a light. */
  flame: { night: 'beacon 38%, text 62%', morning: 'beacon 35%, white 65%' },
  /** Lines close to a light. On pale water only a deeper amber shows. */
  litLine: { night: 'beacon', morning: 'beacon 78%, accent 22%' },
  litFlame: { night: 'beacon 38%, text 62%', morning: 'beacon' },
  /** The edge of a glow. */
  haze: { night: 'contour 78%, sea 22%', morning: 'beacon 45%, white 55%' },
} satisfies Record<string, Record<Light, string>>

export type Palette = Readonly<Record<keyof typeof recipes, string>>

export const paletteOf = (light: Light) =>
  // The entries have the keys of the recipes.
  Object.fromEntries(
    Object.entries(recipes).map(([name, recipe]) => [name, colorOf(recipe[light], light)]),
  ) as Palette

/** Colors of the dark theme, for what has no other light: share images and icons. */
export const {
  sunken: night,
  ground,
  raised,
  contour,
  text,
  quiet,
  beacon: amber,
  sea,
} = site.brand.colors.dark
