import { expect, test } from 'vitest'
import { pagesSchema } from './pages.ts'

const redirectsOf = (from: string) => pagesSchema.safeParse({ redirects: { [from]: '/contact' } })

test.each(['/old?p=1', '/old#part', '/old/', '/', 'old', '//old'])(
  '%s is no path of an earlier page',
  (from) => expect(redirectsOf(from).success).toBe(false),
)

test.each(['/över oss', '/%C3%B6ver%20oss'])('%s is kept as it is read', (from) =>
  expect(redirectsOf(from).data?.redirects).toEqual({ '/över oss': '/contact' }),
)
