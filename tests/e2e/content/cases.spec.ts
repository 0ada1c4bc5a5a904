import { layoutWords } from '../../../app/components/layout.words.ts'
import { words } from '../../../app/pages/case-studies/case-studies.words.ts'
import { facts } from '../../../content/facts.ts'
import { projects } from '../../../content/projects.ts'
import { isExample } from '../../support/example.ts'
import { at, crumbs, expect, hrefs, languages, section, test } from '../../support/reader.ts'

test.use({ javaScriptEnabled: false })
test.skip(!isExample, 'the site is somebody’s own')

const labels = {
  en: ['Projects Completed', 'Happy Clients', 'Performance Improvement', 'Average Delivery Time'],
  sv: ['Genomförda projekt', 'Nöjda kunder', 'Bättre prestanda', 'Genomsnittlig leveranstid'],
}

for (const language of languages) {
  const say = words[language]
  const path = at(language, '/case-studies')

  test(`${path} shows three cases and the process`, async ({ page }) => {
    await page.goto(path)
    expect(await crumbs(page, language)).toEqual([
      [layoutWords[language].nav.home, at(language, '/')],
      [say.name, path],
    ])
    const ways = [at(language, '/contact'), at(language, '/portfolio')]
    expect((await hrefs(page.locator('main h1').locator('..'))).slice(-2)).toEqual(ways)
    const figures = page.getByRole('region', { name: say.statsLabel })
    const { projects: done, clients, performanceGain, delivery } = facts.claims[language]
    await expect(figures.locator('dt')).toHaveText(labels[language])
    await expect(figures.locator('dd')).toHaveText([done, clients, performanceGain, delivery])
    await expect(section(page, say.process.heading).getByRole('listitem')).toHaveCount(4)
    expect(await hrefs(section(page, say.call.heading))).toEqual(ways)

    for (const { slug, technologies, words: projectTexts } of projects) {
      const { caseStudy } = projectTexts[language]
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
