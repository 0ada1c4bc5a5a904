import { describe, expect, test } from 'vitest'
import { addressAt } from '../engine/addresses/page-addresses.ts'
import { pages } from '../engine/addresses/pages.ts'
import { postAt } from '../engine/core/articles/articles.ts'
import { fillFactsInMarkdown } from '../engine/core/articles/facts-in-markdown.ts'
import { isKeyOf } from '../engine/core/base/keys-of.ts'
import { describeIssue } from '../engine/core/forms/issues.server.ts'
import { knownLanguages } from '../engine/core/text/language.ts'
import { sourceName } from '../engine/design/desk/source-name.desk.ts'

/** What every object has without being asked: `__proto__`, `constructor`, `toString` … */
const inherited = Object.getOwnPropertyNames(Object.prototype)

describe.each(inherited)('%s is a name as any other', (name) => {
  test.each(knownLanguages)('of a source at the desk: %s', (language) => {
    expect(sourceName(name, language)).toBe(name.charAt(0).toUpperCase() + name.slice(1))
  })

  test('of a page, an article and a fact', () => {
    expect([addressAt(name), addressAt(`/${name}`), addressAt(`/blog/${name}`)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(postAt(name, 'en')).toBeUndefined()
    expect(isKeyOf(name, pages)).toBe(false)
    expect(fillFactsInMarkdown(`{${name}}`)).toBe(`{${name}}`)
  })

  test('of what is wrong with a field', () => {
    const issue = { path: [name], message: name, code: 'custom', input: '' } as const
    expect(describeIssue({ ...issue, path: [...issue.path] })).toEqual({
      field: name,
      code: 'invalid',
      detail: name,
    })
  })
})
