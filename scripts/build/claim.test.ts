import { expect, test } from 'vitest'
import { claim } from './claim.ts'

const file = { file: '/x', type: 'text/plain', encodings: {}, etag: '', isImmutable: false }
const taken = { files: { '/feed.xml': file }, redirects: { '/services': '/offerings' } }

test('an address that a page, a file or a redirect has already stops the build, by name', () => {
  expect(() => claim('/feed.xml', taken)).toThrow('/feed.xml')
  expect(() => claim('/services', taken)).toThrow('/services')
  expect(() => claim('/robots.txt', taken)).not.toThrow()
})
