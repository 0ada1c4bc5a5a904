import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bundles } from '../../engine/build/bundles.ts'
import { posts } from '../../engine/core/articles/articles.ts'
import { facts } from '../../engine/core/site/facts.ts'
import { siteFolder } from '../../engine/core/site/folder.ts'
import { pictures } from '../../engine/core/site/pictures.ts'

test('the bundle that renders the pages holds no text or picture of the owner, and is used again when one changes', () => {
  const bundle = readFileSync(`${bundles.pages}/server/index.js`, 'utf8')
  const ownWords = globSync(`${siteFolder}/words/*.yaml`).flatMap(
    (file) => JSON.stringify(parse(readFileSync(file, 'utf8'))).match(/(?<=:")[^"]+/g) ?? [],
  )
  const texts = [
    facts.brand,
    facts.email,
    ...ownWords,
    ...posts.map(({ title }) => title),
    ...Object.values(pictures).map((picture) => picture?.src ?? ''),
  ]
  expect(texts.filter((text) => bundle.includes(text))).toEqual([])
})
