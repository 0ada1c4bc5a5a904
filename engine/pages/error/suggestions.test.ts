import { expect, test } from 'vitest'
import { closestPaths } from './suggestions.server.ts'

const pages = new Map([
  ['How a project goes: the process', '/about'],
  ['Boka en gratis konsultation', '/sv/book'],
  ['Våra tjänster', '/sv/offerings'],
  ['Blog', '/blog'],
])

test.each([
  ['/proces', '/about'],
  ['/sv/bokning', '/sv/book'],
  ['/sv/tjänst', '/sv/offerings'],
  ['/blogg', '/blog'],
  ['/sv/xyz', undefined],
  ['/', undefined],
])('%s is most like %s', (path, page) => {
  expect(closestPaths(path, pages, 3)[0]).toBe(page)
})
