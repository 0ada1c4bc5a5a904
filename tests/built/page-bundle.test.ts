import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { posts } from '../../engine/core/articles/articles.ts'
import { facts } from '../../engine/core/site/facts.ts'
import { words as homeWords } from '../../engine/core/site/home.words.ts'
import { pictures } from '../../engine/core/site/pictures.ts'
import { words as searchWords } from '../../engine/features/search/search.words.ts'
import { bundles } from '../../scripts/build/bundles.ts'

test('the bundle that renders the pages holds no text or picture of the owner, and is used again when one changes', () => {
  const bundle = readFileSync(`${bundles.pages}/server/index.js`, 'utf8')
  const texts = [
    facts.brand,
    facts.email,
    homeWords.sv.title,
    searchWords.en.box.ask,
    ...posts.map(({ title }) => title),
    ...Object.values(pictures).map((picture) => picture?.src ?? ''),
  ]
  expect(texts.filter((text) => bundle.includes(text))).toEqual([])
})
