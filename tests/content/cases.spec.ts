import { frameWords } from '../../app/frame.words.ts'
import { words } from '../../app/pages/case-studies/case-studies.words.ts'
import { projects } from '../../content/projects.ts'
import { at, crumbs, expect, hrefs, languages, section, test } from './reader.ts'

test.use({ javaScriptEnabled: false })

const stats = {
  en: [
    ['Projects Completed', '15+'],
    ['Happy Clients', '8+'],
    ['Performance Improvement', '70%'],
    ['Average Delivery Time', '2–4 weeks'],
  ],
  sv: [
    ['Genomförda projekt', '15+'],
    ['Nöjda kunder', '8+'],
    ['Bättre prestanda', '70 %'],
    ['Genomsnittlig leveranstid', '2–4 veckor'],
  ],
}

for (const language of languages) {
  const say = words[language]
  const path = at(language, '/case-studies')

  test(`${path} tells three cases and how a project goes`, async ({ page }) => {
    await page.goto(path)
    expect(await crumbs(page, language)).toEqual([
      [frameWords[language].nav.home, at(language, '/')],
      [say.name, path],
    ])
    const ways = [at(language, '/contact'), at(language, '/portfolio')]
    expect((await hrefs(page.locator('main h1').locator('..'))).slice(-2)).toEqual(ways)
    const figures = page.getByRole('region', { name: say.statsLabel }).locator('dl > div')
    expect(
      await figures.evaluateAll((all) =>
        all.map((one) => [one.querySelector('dt')?.textContent, one.querySelector('dd')?.textContent]),
      ),
    ).toEqual(stats[language])
    await expect(section(page, say.process.heading).getByRole('listitem')).toHaveCount(4)
    expect(await hrefs(section(page, say.call.heading))).toEqual(ways)

    for (const { slug, technologies, words: told } of projects) {
      const { caseStudy } = told[language]
      const card = page.locator('main li').filter({
        has: page.getByRole('heading', { name: caseStudy.title, exact: true, level: 3 }),
      })
      for (const text of [caseStudy.category, caseStudy.duration, caseStudy.description])
        await expect(card.getByText(text, { exact: true })).toBeVisible()
      const below = (heading: string) =>
        card.getByRole('heading', { name: heading, exact: true, level: 4 }).locator('+ *')
      await expect(below(say.cards.challenge)).toHaveText(caseStudy.challenge)
      await expect(below(say.cards.solution)).toHaveText(caseStudy.solution)
      await expect(below(say.cards.technologies).locator('li')).toHaveText([
        ...technologies.slice(0, 4),
        `+${technologies.length - 4} ${language === 'en' ? 'more' : 'fler'}`,
      ])
      await expect(below(say.cards.results).locator('li')).toHaveText([...caseStudy.results])
      await expect(below(say.cards.features).locator('li')).toHaveText(caseStudy.features.slice(0, 3))
      expect(await hrefs(card)).toEqual([at(language, `/portfolio/${slug}`)])
    }
  })
}

test('the English page names its four steps', async ({ page }) => {
  await page.goto('/case-studies')
  await expect(section(page, words.en.process.heading).getByRole('heading', { level: 3 })).toHaveText([
    'Discovery',
    'Planning',
    'Development',
    'Launch',
  ])
})
