import { serveWithFaults } from '../support/faulty-server.ts'
import { hiddenTexts } from '../support/hidden-texts.ts'
import { article } from '../support/sample-pages.ts'
import { expect, test } from './engine-test.ts'
import type { Visitor } from './visitor.ts'

/** The text at the top of the window, with its distance from there. */
const topText = (visitor: Visitor) =>
  visitor.tab.evaluate(() => {
    const texts = [...document.querySelectorAll('main :is(h2, h3, p, li)')]
    const first = texts.find((element) => element.getBoundingClientRect().top > 100)
    return [first?.textContent?.slice(0, 40), Math.round(first?.getBoundingClientRect().top ?? 0)]
  })

for (const path of ['/', article.en.path]) {
  test(`a reload of ${path} keeps its place, with every text`, async ({ visitor, site }) => {
    // Headings have their own face from the second page on, which is not what is tested here.
    const faceless = await serveWithFaults(site.url, { files: /\.woff2$/, fault: 500 })
    await visitor.open(faceless.url + path)
    await visitor.tab.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' }),
    )
    // Engines write down the place a moment later.
    await visitor.expects('has rested', () => {
      const rests: number = Number(document.documentElement.dataset.rests ?? 0) + 1
      document.documentElement.dataset.rests = String(rests)
      return rests > 4
    })
    const before = await topText(visitor)
    await visitor.tab.reload()
    await visitor.whenLive()
    await expect.poll(() => topText(visitor)).toEqual(before)
    expect(await visitor.tab.evaluate(hiddenTexts)).toEqual([])
    await faceless.close()
  })
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`${size.width} pixels wide`, () => {
    test.use({ size })

    test('links to headings land below the header', async ({ visitor, site }) => {
      await visitor.open(site.url + article.en.path)
      const [title = '', ...chapters] = await visitor.tab.evaluate(() =>
        [...document.querySelectorAll('main details :is(summary, ol a)')].map(
          (part) => part.textContent ?? '',
        ),
      )
      test.skip(chapters.length === 0, 'the article has no table of contents')
      // Closed on narrow screens; wide ones show the links without it.
      const disclosure = { role: 'disclosure', name: title, within: 'main details' } as const
      if (await visitor.find(disclosure)) await visitor.click(disclosure)
      for (const name of [chapters.at(-1) ?? '', chapters[1] ?? '']) {
        await visitor.tab.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        await visitor.click({ role: 'link', name, within: 'main details' })
        await visitor.expects(`${name} stands below the header`, () => {
          const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)))
          const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
          return Math.abs((heading?.getBoundingClientRect().top ?? 0) - room) <= 2
        })
      }
    })
  })
}

test('a link to a text, or to a heading from elsewhere, shows it', async ({ visitor, site }) => {
  await visitor.open(site.url + article.en.path)
  const [words = '', id = ''] = await visitor.tab.evaluate(() => {
    const paragraph = [...document.querySelectorAll('.prose p')].at(-2)
    return [
      paragraph?.textContent?.match(/(\w+ ){3}\w+/)?.[0] ?? '',
      [...document.querySelectorAll('.prose h2[id]')].at(-1)?.id ?? '',
    ]
  })
  const isInView = (text: string) =>
    [...document.querySelectorAll('.prose :is(p, h2)')].some(
      (one) =>
        (one.textContent?.includes(text) || one.id === text) &&
        one.getBoundingClientRect().top >= 0 &&
        one.getBoundingClientRect().top < innerHeight,
    )
  await visitor.tab.goto('about:blank')
  await visitor.open(`${site.url}${article.en.path}#:~:text=${encodeURIComponent(words)}`)
  await visitor.expects(`"${words}" is in view`, isInView, words)
  await visitor.tab.goto('about:blank')
  await visitor.open(`${site.url}${article.en.path}#${id}`)
  await visitor.expects(`${id} is in view`, isInView, id)
})
