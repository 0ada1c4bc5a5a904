import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { colorNames, pairs, surfaces } from '../../core/site/colors.ts'

/** Lines and drawings, which carry no information by themselves. */
const decoration = (name: string) => /^(line|contour|shadow|harbor-.*)$/.test(name)

/** Every CSS rule that sets a text color, with the background that it sets, if any. */
const textRules = globSync('engine/**/*.css').flatMap((file) => {
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

const isPair = (one: string, other: string | undefined) =>
  pairs.some(({ name, on }) => (name === one && on === other) || (name === other && on === one))

test('text stands on backgrounds whose contrast with it is held', () => {
  const withGround = textRules.filter(({ ground }) => ground)
  expect(withGround.length).toBeGreaterThan(10)
  expect(withGround.filter(({ text, ground }) => !isPair(text, ground))).toEqual([])
  const others = textRules.filter(({ ground }) => !ground)
  expect(others.filter(({ text }) => !isPair(text, 'sunken'))).toEqual([])
})

test('every color is held to a contrast, a background, or decoration', () => {
  const held = [...pairs.flatMap(({ name, on }) => [name, on]), ...surfaces]
  expect(colorNames.filter((name) => !held.includes(name) && !decoration(name))).toEqual([])
})
