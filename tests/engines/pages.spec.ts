import { languageOf } from '../../app/path-language.ts'
import { languages } from '../../content/language.ts'
import { hiddenTexts } from '../support/hidden-texts.ts'
import { kindsOfPages } from '../support/kinds-of-pages.ts'
import { expect, test } from './engine-test.ts'

const missingPages = { en: '/no-such-page', sv: '/sv/finns-inte' }

for (const language of languages) {
  test(`every kind of page in ${language}: no error, no sideways scroll, every picture and text`, async ({
    visitor,
    site,
  }) => {
    for (const path of [
      ...kindsOfPages.filter((one) => languageOf(one) === language),
      missingPages[language],
    ]) {
      await visitor.open(site.url + path)
      await visitor.tab.evaluate(() => {
        for (const picture of document.images) picture.loading = 'eager'
      })
      await visitor.expects(`${path} has tried to load its pictures`, () =>
        [...document.images].every(({ complete }) => complete),
      )
      const found = await visitor.tab.evaluate(() => ({
        isTooWide: document.documentElement.scrollWidth > innerWidth,
        missing: [...document.images]
          .filter(({ naturalWidth }) => naturalWidth === 0)
          .map(({ currentSrc }) => currentSrc),
      }))
      const hidden = await visitor.tab.evaluate(hiddenTexts)
      const errors = await visitor.errors()
      expect
        .soft({ path, ...found, hidden, errors })
        .toEqual({ path, isTooWide: false, missing: [], hidden: [], errors: [] })
    }
  })
}
