import { expect, test } from 'vitest'
import { postprocessHtml } from './postprocess-html.ts'
import { shorten, shortNames } from './short-names.ts'

const styles = '.a{top:0}.card_title{color:var(--sea)}.card_title b{top:0}.form_field{color:var(--sea)}'

test('names get shorter, but for those that a script knows', () => {
  const short = shortNames(styles, 'const name = "form_field"')
  // `a` is taken.
  expect(shorten(styles, short)).toBe('.a{top:0}.c{color:var(--b)}.c b{top:0}.form_field{color:var(--b)}')
})

test('a path keeps its name, whatever its hash is', () => {
  const face = '@font-face{src:url(/assets/face-_m9bLf2P.woff2)}'
  expect(shorten(face, shortNames(styles + face, ''))).toBe(face)
})

test('a page has them in classes, drawings and the props of islands, not in its text', () => {
  const short = new Map([
    ['card_title', 'b'],
    ['--sea', '--c'],
  ])
  const html = `<body><p class="card_title whole">card_title</p><svg fill="var(--sea)"></svg><client-island data-props='{"className":"card_title"}'></client-island></body>`
  expect(postprocessHtml(html, short).opening).toContain(
    '<p class="b whole">card_title</p><svg fill="var(--c)"></svg><client-island data-props="{&quot;className&quot;:&quot;b&quot;}">',
  )
})
