import { describe, expect, test } from 'vitest'
import { type Address, addresses } from '../../engine/addresses/page-addresses.ts'
import { redirects } from '../../engine/addresses/pages.ts'
import { languages } from '../../engine/core/site/languages.ts'
import { site } from '../../engine/core/site/site.ts'
import { isExample, specified, specifiedIn } from '../support/example.ts'

/* What the specification says of the example: its addresses and its articles. */

describe.runIf(isExample)('the example', () => {
  test('has the addresses that are in the snapshot', () => {
    const isOther = ({ ref: { page, slug } }: Address) =>
      page === 'blog-page' || (page === 'post' && specified.every(({ folder }) => folder !== slug))
    const lines = addresses
      .filter((address) => !isOther(address))
      .map(({ path, aliasOf }) => (aliasOf ? `${path} = ${aliasOf}` : path))
    const moved = Object.entries(redirects).map(([from, to]) => `${from} -> ${to}`)
    expect([...lines, ...moved].join('\n')).toMatchSnapshot()
  })

  test('came with the articles that the specification lists', () => {
    const [english, swedish] = [specifiedIn('en'), specifiedIn('sv')].map((articles) =>
      articles.toSorted((a, b) => a.id - b.id),
    )
    // One of them is in Swedish only.
    expect([english?.length, swedish?.length]).toEqual([9, 10])
    expect(english?.filter(({ featured }) => featured).map(({ id }) => id)).toEqual([7, 8, 9])
    expect(english?.map(({ views }) => views)).toEqual([980, 750, 1100, 650, 850, 0, 0, 0, 0])
    expect(english?.slice(0, 5).map(({ likes }) => likes)).toEqual([67, 45, 78, 52, 34])
    for (const { folder, minutes } of specified) expect([6, 8, 10, 12, 15], folder).toContain(minutes)
  })

  test.each(languages)('says in %s nothing twice of a project', (language) => {
    for (const { slug, [language]: words } of site.projects) {
      const sentences = Object.values(words).flatMap(
        (value) => JSON.stringify(value).match(/[^".!?]{40,}/g) ?? [],
      )
      expect(new Set(sentences).size, slug).toBe(sentences.length)
    }
  })
})
