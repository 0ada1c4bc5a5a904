import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colors, colorNames, colorsFrom, themes, weakPairs } from './colors.ts'
import { contrast, fromOklch, toOklch } from './oklch.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.478],
  ['#0a1a2a', '#eef3f5', 15.71],
])('the contrast of %s and %s is %d, in both directions', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
  expect(contrast(other, one)).toBe(contrast(one, other))
})

// Reference values of https://www.w3.org/TR/css-color-4/#color-conversion-code
test.each([
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#008000', 0.5198, 0.1769, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
])('%s by lightness, chroma and hue', (color, lightness, chroma, hue) => {
  const found = toOklch(color)
  expect(found.lightness).toBeCloseTo(lightness, 3)
  expect(found.chroma).toBeCloseTo(chroma, 3)
  expect(found.hue).toBeCloseTo(hue, 1)
})

test('a color stays the same by lightness, chroma and hue and back', () => {
  fc.assert(fc.property(hex, (color) => fromOklch(toOklch(color)) === color))
})

test('whatever color the brand has, everything can be read in both themes', () => {
  const extremes = ['#000000', '#ffffff', '#777777', '#ffff00', '#0000ff', '#ff0000', '#00ff00']
  fc.assert(
    fc.property(hex, (color) => {
      for (const colors of Object.values(colorsFrom(color))) {
        expect(Object.keys(colors).toSorted()).toEqual(colorNames.toSorted())
        for (const value of Object.values(colors)) expect(value).toMatch(/^#[0-9a-f]{6}$/)
        expect(weakPairs(colors)).toEqual([])
      }
    }),
    { numRuns: 1000, examples: extremes.map((color) => [color]) },
  )
})

test('a color that is set stands as it is, and the others are read on it', () => {
  fc.assert(
    fc.property(hex, fc.constantFrom(...themes), (color, theme) => {
      const set: Partial<Colors> = { beacon: color, raised: theme === 'dark' ? '#3a3a3a' : '#d8d8d8' }
      const colors = colorsFrom('#f6b54b', { [theme]: set })[theme]
      expect(colors).toMatchObject(set)
      expect(weakPairs(colors).filter(({ name }) => name !== 'focus')).toEqual([])
    }),
  )
})
