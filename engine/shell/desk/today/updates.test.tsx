import { expect, test } from 'vitest'
import { renderDesk } from '../../../../tests/support/render-desk.tsx'
import { type Language, languages } from '../../../core/text/language.ts'
import { fill, plural } from '../../../core/text/sentence.ts'
import type { Today } from '../today.server.ts'
import { words } from './today.words.ts'
import { Updates } from './updates.desk.tsx'

/** What the part says, without its markup. */
const said = (language: Language, updates: Pick<Today, 'newerRelease' | 'newWords'>) =>
  renderDesk(<Updates {...updates} />, { language })
    .replace(/<[^>]+>/g, '|')
    .replace(/[|\s]*\|[|\s]*/g, '|')

test.each(languages)('a release is named with what concerns security and what to type, in %s', (language) => {
  const { released, security } = words[language].updates
  for (const securityChanges of [0, 1, 3, null]) {
    const text = said(language, { newerRelease: { version: '1.2.0', securityChanges }, newWords: null })
    expect(text).toContain(`|${fill(released, { version: '1.2.0' })}|`)
    expect(text).toContain('|npm run update|')
    for (const count of [0, 1, 3])
      expect(text.includes(count === 0 ? security.none : plural(security, count, language, {}))).toBe(
        count === securityChanges,
      )
  }
})

test('what is new to read is one line, however much it is', () => {
  const { title, toRead, changed } = words.en.updates
  const newWords = { count: 300, to: '1.1.0' }
  expect(said('en', { newerRelease: null, newWords })).toBe(
    `|${title}|${plural(toRead, 300, 'en', {})}|${fill(changed, { version: '1.1.0' })}|`,
  )
})
