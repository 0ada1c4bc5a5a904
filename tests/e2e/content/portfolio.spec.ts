import { words } from '../../../app/pages/portfolio/portfolio.words.ts'
import { words as projectWords } from '../../../app/pages/project/project.words.ts'
import { facts } from '../../../content/facts.ts'
import { projects } from '../../../content/projects.ts'
import { isExample } from '../../support/example.ts'
import { at, cards, crumbs, expect, hrefs, languages, section, test, textOf } from '../../support/reader.ts'

test.use({ javaScriptEnabled: false })
test.skip(!isExample, 'the site is somebody’s own')

const ngxpanelArticle = { en: 'ngxpanel-nginx-redirects', sv: 'ngxpanel-nginx-omdirigeringar' }
const balancing = { en: 'effective-load-balancing-with-nginx', sv: 'effektiv-lastbalansering-med-nginx' }
const siteArticle = { en: `${facts.product}-website`, sv: `${facts.product}-hemsida` }
const localArticle = { en: 'it-services-solvesborg', sv: 'it-tjanster-solvesborg' }

for (const language of languages) {
  const say = projectWords[language]
  const post = (slugs: Record<typeof language, string>) => at(language, `/blog/${slugs[language]}`)

  test(`${at(language, '/portfolio')} filters three projects and shows four tags of each`, async ({
    page,
  }) => {
    await page.goto(at(language, '/portfolio'))
    const filter = page.getByRole('navigation', { name: words[language].filterLabel }).getByRole('link')
    await expect(filter).toHaveText(
      language === 'en'
        ? ['All', 'Infrastructure', 'Web Development']
        : ['Alla', 'Infrastruktur', 'Webbutveckling'],
    )
    await expect(page.locator('#featured li[data-category]')).toHaveCount(2)
    await expect(page.locator('#list li[data-category]')).toHaveCount(1)
    for (const { slug, words: projectTexts } of projects) {
      const card = page.locator(`li[data-category]:has(a[href="${at(language, `/portfolio/${slug}`)}"])`)
      const { tags } = projectTexts[language]
      await expect(card.locator('ul li')).toHaveText([
        ...tags.slice(0, 4),
        `+${tags.length - 4} ${language === 'en' ? 'more' : 'fler'}`,
      ])
    }
    const empty =
      language === 'en' ? 'No projects found in this category.' : 'Inga projekt hittades i denna kategori.'
    await expect(page.locator('[data-island=filter]')).toHaveAttribute('data-props', new RegExp(empty))
  })

  for (const { slug, words: projectTexts } of projects) {
    test(`${at(language, `/portfolio/${slug}`)} has all sections and further links`, async ({ page }) => {
      const path = at(language, `/portfolio/${slug}`)
      await page.goto(path)
      const project = projectTexts[language]
      expect((await crumbs(page, language)).map(([, href]) => href)).toEqual([
        at(language, '/'),
        at(language, '/portfolio'),
        path,
      ])
      const text = await textOf(page)
      for (const part of [project.challenge, project.solution, project.impact])
        expect(text).toContain(part.heading)
      await expect(cards(section(page, say.keyFeatures))).toHaveCount(project.features.length)
      await expect(section(page, say.technologies).getByRole('listitem')).not.toHaveCount(0)
      expect(await hrefs(section(page, say.call.heading))).toEqual([
        at(language, '/contact'),
        at(language, '/portfolio'),
      ])
      expect(await hrefs(section(page, say.related))).toHaveLength(2)
    })
  }

  test(`${at(language, '/portfolio/ngxpanel')} opens the project and its code in new tabs`, async ({
    page,
  }) => {
    await page.goto(at(language, '/portfolio/ngxpanel'))
    for (const url of Object.values(facts.projects.ngxpanel)) {
      const link = page.locator(`main a[href="${url}"]`)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expect(page.getByRole('region', { name: say.stats }).locator('dd')).toHaveCount(4)
    await expect(page.locator('main figure img')).toHaveCount(3)
    expect(await hrefs(section(page, say.related))).toEqual([post(ngxpanelArticle), post(balancing)])
  })

  test(`${at(language, '/portfolio/ih-hemservice')} has a quote of the client`, async ({ page }) => {
    await page.goto(at(language, '/portfolio/ih-hemservice'))
    const quote = page.getByRole('figure', { name: say.testimonial })
    await expect(quote.locator('blockquote')).not.toBeEmpty()
    await expect(quote.locator('svg')).toHaveCount(5)
    expect(await hrefs(section(page, say.related))).toEqual([post(siteArticle), post(localArticle)])
    const english = page.locator('main a[hreflang=en][href="/portfolio/ih-hemservice"]')
    await expect(english).toHaveCount(language === 'sv' ? 1 : 0)
  })

  test(`${at(language, `/portfolio/${facts.product}`)} shows four results and the facts of the build`, async ({
    page,
  }) => {
    await page.goto(at(language, `/portfolio/${facts.product}`))
    await expect(cards(section(page, say.highlights)).getByRole('heading')).toHaveText(
      language === 'en' ? ['SEO', 'Performance', 'DX', 'Growth'] : ['SEO', 'Prestanda', 'DX', 'Tillväxt'],
    )
    const rail = section(page, say.inShort).locator('dt')
    await expect(rail.filter({ hasText: /^(SEO|DX|Team)$/ })).toHaveCount(3)
    const text = await textOf(page)
    expect(text).toContain(language === 'en' ? '1 week' : '1 vecka')
    expect(text).toContain(language === 'en' ? '2 weeks' : '2 veckor')
    expect(await hrefs(section(page, say.related))).toContain(post(siteArticle))
  })
}
