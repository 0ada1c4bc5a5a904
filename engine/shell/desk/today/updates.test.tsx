import { expect, test } from 'vitest'
import { renderDesk } from '../../../../tests/support/render-desk.tsx'
import { knownLanguages, type Language } from '../../../core/text/language.ts'
import { fill, plural } from '../../../core/text/sentence.ts'
import type { Today } from '../today.server.ts'
import { words } from './today.words.ts'
import { Updates } from './updates.desk.tsx'

/** What the part says, without its markup. */
const said = (language: Language, updates: Pick<Today, 'newerRelease' | 'newWords'>) =>
  renderDesk(<Updates {...updates} />, { language })
    .replace(/<[^>]+>/g, '|')
    .replace(/[|\s]*\|[|\s]*/g, '|')

test.each(knownLanguages)('a release is named with what to type, in %s', (language) => {
  const { title, released, take } = words[language].updates
  expect(said(language, { newerRelease: '1.2.0', newWords: null })).toBe(
    `|${title}|${fill(released, { version: '1.2.0' })}|${take}|npx kodhamn update|`,
  )
})

test('what is new to read is one line, however much it is', () => {
  const { title, toRead, changed } = words.en.updates
  const newWords = { count: 300, to: '1.1.0' }
  expect(said('en', { newerRelease: null, newWords })).toBe(
    `|${title}|${plural(toRead, 300, 'en', {})}|${fill(changed, { version: '1.1.0' })}|`,
  )
})
