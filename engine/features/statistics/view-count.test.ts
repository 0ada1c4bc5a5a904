import { expect, test } from 'vitest'
import { languages } from '../../core/site/languages.ts'
import { formatCount } from './view-count.island.tsx'

test.each(languages)('a count has the number format of the language: %s', (language) => {
  const format = new Intl.NumberFormat(language)
  for (const count of [0, 7, 999, 1000, 1100, 12_345, 999_999, 1_000_000, 98_765_432])
    expect(formatCount(count, language)).toBe(format.format(count))
})
