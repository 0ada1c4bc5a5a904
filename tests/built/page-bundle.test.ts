import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { words as searchWords } from '../../app/components/search.words.ts'
import { words as homeWords } from '../../app/pages/home/home.words.ts'
import { posts } from '../../content/articles.ts'
import { pageBundle } from '../../content/build-folder.ts'
import { facts } from '../../content/facts.ts'

test('the bundle that renders the pages holds no text of the owner, and is used again when one changes', () => {
  const bundle = readFileSync(`${pageBundle}/server/index.js`, 'utf8')
  const texts = [
    facts.brand,
    facts.email,
    homeWords.sv.title,
    searchWords.en.box.ask,
    ...posts.map(({ title }) => title),
  ]
  expect(texts.filter((text) => bundle.includes(text))).toEqual([])
})
