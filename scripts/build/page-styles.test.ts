import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.ts'

test('no text in the styles of a page ends the element that they stand in', () => {
  const css = 'h1::after { content: "</style><script>" }'
  expect(pageStyles(css, '<h1>Heading</h1>', { islandModules: [], laterStyles: '' })).toBe(
    'h1:after{content:"\\3c /style><script>"}',
  )
})
