import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'

/** Ratios of WCAG 2.2: body text by its strictest level (AAA), other text, and large text, edges and signs of controls. */
const bodyText = 7
const otherText = 4.5
const shape = 3

/** The backgrounds of text and controls, unless they set their own. */
const surfaces = ['ground', 'raised', 'sunken']

/** The contrast that a color must have with each surface. */
const standsOut: Record<string, number> = {
  text: bodyText,
  quiet: bodyText,
  accent: bodyText,
  sea: otherText,
  danger: otherText,
  'accent-large': shape,
  'control-line': shape,
  focus: shape,
}

/** Colors of code are used on the sunken surface alone. */
const code = ['comment', 'string', 'constant', 'keyword', 'name', 'variable'].map((part) => `code-${part}`)

/** The background and the text of the primary button, used only together. */
const nextStep = ['beacon', 'on-beacon']

/** Lines and drawings, which carry no information by themselves. */
const harbor = ['line', 'rock', 'sky', 'tower', 'water', 'wave'].map((part) => `harbor-${part}`)
const decoration = ['line', 'contour', ...harbor]

type Colors = Record<string, string>

const tokens = postcss.parse(readFileSync('app/styles/tokens.css', 'utf8'))

function colorsOf(selector: string): Colors {
  const colors: Colors = {}
  tokens.walkRules((rule) => {
    if (!rule.selectors.includes(selector)) return
    rule.walkDecls(/^--/, ({ prop, value }) => {
      // A token may refer to another one.
      const color = colors[/^var\(--([a-z-]+)\)$/.exec(value)?.[1] ?? ''] ?? value
      if (color.startsWith('#')) colors[prop.slice(2)] = color
    })
  })
  return colors
}

const dark = colorsOf(':root')
const themes = { dark, light: { ...dark, ...colorsOf('[data-theme="light"]') } }

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(colors: Colors, one: string, other: string) {
  const [lighter = 0, darker = 0] = [one, other]
    .map((name) => luminance(colors[name] ?? ''))
    .sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Every CSS rule that sets a text color, with the background that it sets, if any. */
const textRules = globSync('app/**/*.css').flatMap((file) => {
  const rules: { rule: string; text: string; ground: string | undefined }[] = []
  const tokenOf = (value = '') => /^var\(--([a-z-]+)\)$/.exec(value)?.[1]
  postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
    const values = Object.fromEntries(
      rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value] as const] : [])),
    )
    const text = tokenOf(values.color)
    const ground = tokenOf(values.background ?? values['background-color'])
    if (text) rules.push({ rule: `${file} ${rule.selector}`, text, ground })
  })
  return rules
})

describe.each(Object.entries(themes))('%s', (_theme, colors) => {
  test('text, links, controls and the focus stand out from every surface', () => {
    const weak = Object.entries(standsOut).flatMap(([name, atLeast]) =>
      surfaces
        .map((surface) => ({ surface, ratio: contrast(colors, name, surface) }))
        .filter(({ ratio }) => !(ratio >= atLeast))
        .map(({ surface, ratio }) => `--${name} on --${surface}: ${ratio.toFixed(2)}, needed ${atLeast}`),
    )
    expect(weak).toEqual([])
  })

  test('code stands out from its background', () => {
    expect(code.filter((name) => !(contrast(colors, name, 'sunken') >= otherText))).toEqual([])
  })

  test('text that sets its own background stands out from it', () => {
    const own = textRules.filter(({ ground }) => ground && !surfaces.includes(ground))
    expect(own.length).toBeGreaterThan(4)
    const weak = own.filter(({ text, ground = '' }) => !(contrast(colors, text, ground) >= otherText))
    expect(weak).toEqual([])
    expect(contrast(colors, 'on-beacon', 'beacon')).toBeGreaterThanOrEqual(bodyText)
  })
})

test('every color is listed above and used as listed', () => {
  const named = [...surfaces, ...Object.keys(standsOut), ...code, ...nextStep, ...decoration]
  expect(Object.keys(dark).toSorted()).toEqual(named.toSorted())
  const known = [...Object.keys(standsOut), ...code]
  const unknown = textRules.filter(({ text, ground }) => !known.includes(text) && !ground)
  expect(unknown).toEqual([])
})
