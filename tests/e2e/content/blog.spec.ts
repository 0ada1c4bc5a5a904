import { newsletterWords } from '../../../app/components/newsletter.words.ts'
import { words as listWords } from '../../../app/pages/blog/blog.words.ts'
import { words } from '../../../app/pages/post/post.words.ts'
import { languageOf } from '../../../app/path-language.ts'
import { titleOf } from '../../../app/seo/title.ts'
import { author, facts } from '../../../content/facts.ts'
import type { Language } from '../../../content/language.ts'
import { manifest } from '../../../harness/built-site.ts'
import { isExample } from '../../support/example.ts'
import { at, crumbs, expect, hrefs, languages, section, test } from '../../support/reader.ts'

test.use({ javaScriptEnabled: false })
test.skip(!isExample, 'the site is somebody’s own')

const years = Number.parseInt(facts.claims.en.years, 10)

const articlesIn = (language: Language) =>
  manifest.articles.map(({ path }) => path).filter((path) => languageOf(path) === language)

const longDate = { en: /^[A-Z][a-z]+ \d{1,2}, \d{4}$/, sv: /^\d{1,2} [a-z]+ \d{4}$/ }
const readingTime = { en: /^\d+ min read$/, sv: /^\d+ min läsning$/ }

for (const language of languages) {
  const list = at(language, '/blog')
  const say = words[language]

  test(`${list} filters by category and has a newsletter form`, async ({ page }) => {
    await page.goto(list)
    const filter = page.getByRole('navigation', { name: listWords[language].filter }).getByRole('link')
    await expect(filter).toHaveText(
      language === 'en'
        ? ['All', 'Web Development', 'Automation', 'DevOps', 'Case Study']
        : ['Alla', 'Webbutveckling', 'Automatisering', 'DevOps', 'Fallstudie'],
    )
    const empty =
      language === 'en' ? 'No articles found in this category.' : 'Inga artiklar hittades i denna kategori.'
    await expect(page.locator('[data-island=filter]')).toHaveAttribute('data-props', new RegExp(empty))
    const newsletter = section(page, newsletterWords[language].heading)
    await expect(newsletter.getByRole('textbox')).toHaveAttribute('type', 'email')
    await expect(newsletter.getByRole('button')).toHaveText(
      language === 'en' ? 'Subscribe' : 'Prenumerera nu',
    )
    for (const date of await page.getByRole('main').locator('li[data-category] time').allInnerTexts())
      expect(date).toMatch(longDate[language])
  })

  test(`${list} features the two newest flagged articles`, async ({ page }) => {
    await page.goto(list)
    const inOrder = await page.locator('li[data-category]').evaluateAll((all) =>
      all
        .map((card) => ({
          path: card.querySelector('h3 a')?.getAttribute('href') ?? '',
          date: card.querySelector('time')?.dateTime ?? '',
        }))
        .sort((a, b) => b.date.localeCompare(a.date)),
    )
    const featured = await hrefs(page.locator('#featured'))
    const flagged: string[] = []
    for (const { path } of inOrder) {
      await page.goto(path)
      if (await page.locator('article header').getByText(say.featured, { exact: true }).count())
        flagged.push(path)
    }
    expect(flagged.length).toBeGreaterThanOrEqual(3)
    expect(featured).toEqual(flagged.slice(0, 2))
  })

  for (const path of articlesIn(language)) {
    test(`${path} has all parts of an article`, async ({ page }) => {
      await page.goto(path)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await expect(page).toHaveTitle(titleOf(title, `${facts.brand} Blog`))
      expect(await crumbs(page, language)).toEqual([
        [language === 'en' ? 'Blog' : 'Blogg', list],
        [title, path],
      ])

      const head = page.locator('article header')
      await expect(head.locator('p:has(+ h1) span').first(), 'the category').not.toBeEmpty()
      await expect(head.locator('h1 + p'), 'the excerpt').not.toBeEmpty()
      await expect(head).toContainText(`${say.by} ${author}`)
      expect(await head.locator('time').first().innerText()).toMatch(longDate[language])
      await expect(head.getByText(readingTime[language])).toBeVisible()
      await expect(head.getByText('visningar')).toHaveCount(language === 'sv' ? 1 : 0)
      expect(await head.locator('ul li').count()).toBeGreaterThanOrEqual(3)
      await expect(head.locator('button')).toHaveText(language === 'en' ? 'Share Article' : 'Dela artikel')
      await expect(page.locator('article img').first()).toHaveAttribute('alt', /\w/)
      expect((await page.locator('article .prose').innerText()).length).toBeGreaterThan(300)

      await expect(page.getByRole('complementary', { name: say.author.heading })).toContainText(
        language === 'en' ? `over ${years} years` : `över ${years} års`,
      )
      const related = section(page, say.related).locator('li:has(h3)')
      await expect(related).toHaveCount(2)
      await expect(related.locator('img:visible')).toHaveCount(2)
      await expect(related.locator('time')).toHaveCount(2)
      await expect(related.getByText(readingTime[language])).toHaveCount(2)
      expect(await hrefs(related)).not.toContain(path)
      expect(await hrefs(section(page, say.onward.heading))).toEqual(
        ['/portfolio', '/offerings', '/contact'].map((one) => at(language, one)),
      )
      const call = section(page, say.call.heading)
      expect(await hrefs(call)).toEqual([at(language, '/contact'), at(language, '/portfolio')])
      if (language === 'en') await expect(call.getByRole('link')).toHaveText(['Get in Touch', 'View my work'])
      await expect(
        page.getByRole('link', { name: language === 'en' ? 'Back to Blog' : 'Tillbaka till bloggen' }),
      ).toHaveAttribute('href', list)
    })
  }
}
