import { expect, test } from 'vitest'
import { assertPathFree } from './assert-path-free.ts'

const file = { file: '/x', type: 'text/plain', encodings: {}, etag: '', isImmutable: false }
const taken = {
  files: { '/feed.xml': file, '/about': { ...file, file: '/about.html' } },
  redirects: { '/services': '/offerings' },
}

test('a path that a page, a file or a redirect already has stops the build', () => {
  expect(() => assertPathFree('/feed.xml', taken)).toThrow('/feed.xml')
  expect(() => assertPathFree('/services', taken)).toThrow('/services')
  expect(() => assertPathFree('/about.html', taken)).toThrow('/about.html')
  expect(() => assertPathFree('/robots.txt', taken)).not.toThrow()
})
