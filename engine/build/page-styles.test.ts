import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'

test('no text in the styles of a page ends the element that they stand in', () => {
  const css = 'h1::after { content: "</style><script>" }'
  expect(pageStyles(css, '<h1>Heading</h1>', { islandModules: [], laterStyles: '' })).toBe(
    'h1:after{content:"\\3c /style><script>"}',
  )
})

test('keyframes stand only in the styles of a page that plays them', () => {
  const css = '.sky_light { animation: sky_turn 9s } @keyframes sky_turn { to { opacity: 0 } }'
  const stylesOf = (html: string) => pageStyles(css, html, { islandModules: [], laterStyles: '' })
  expect(stylesOf('<i class="sky_light"></i>')).toContain('@keyframes sky_turn')
  expect(stylesOf('<i></i>')).toBe('')
})
