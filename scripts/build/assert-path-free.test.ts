import { expect, test } from 'vitest'
import { assertPathFree } from './assert-path-free.ts'

const file = { file: '/x', type: 'text/plain', encodings: {}, etag: '', isImmutable: false }
const taken = { files: { '/feed.xml': file }, redirects: { '/services': '/offerings' } }

test('an address that a page, a file or a redirect has already stops the build, by name', () => {
  expect(() => assertPathFree('/feed.xml', taken)).toThrow('/feed.xml')
  expect(() => assertPathFree('/services', taken)).toThrow('/services')
  expect(() => assertPathFree('/robots.txt', taken)).not.toThrow()
})
