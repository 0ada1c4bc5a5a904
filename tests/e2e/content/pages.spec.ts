import { words as about } from '../../../app/pages/about/about.words.ts'
import { words as faq } from '../../../app/pages/faq/faq.words.ts'
import { words as home } from '../../../app/pages/home/home.words.ts'
import { words as offerings } from '../../../app/pages/offerings/offerings.words.ts'
import { facts } from '../../../content/facts.ts'
import { serviceSlugs } from '../../../content/services.ts'
import { testimonials } from '../../../content/testimonials.ts'
import { isExample } from '../../support/example.ts'
import { at, expect, hrefs, languages, section, test, textOf } from '../../support/reader.ts'

test.use({ javaScriptEnabled: false })
test.skip(!isExample, 'the site is somebody’s own')

const typed = {
  en: ['passion.', 'obsession.', 'mission.'],
  sv: ['passion.', 'besatthet.', 'mission.'],
}

for (const language of languages) {
  const servicePaths = serviceSlugs.map((slug) => at(language, `/services/${slug}`))

  test(`${at(language, '/')} has the typed words, four services and testimonials`, async ({ page }) => {
    const say = home[language]
    await page.goto(at(language, '/'))
    const typing = page.locator('h1 [data-island=typing]')
    expect(JSON.parse((await typing.getAttribute('data-props')) ?? '')).toMatchObject({
      words: typed[language],
    })
    expect(await hrefs(section(page, say.services.heading).getByRole('list').first())).toEqual(servicePaths)
    expect(await hrefs(section(page, say.about.heading))).toEqual([at(language, '/about')])
    const quotes = section(page, say.testimonials.heading).getByRole('listitem')
    await expect(quotes).toHaveCount(testimonials.length)
    for (const quote of await quotes.all()) {
      // Five stars and the client's logo.
      await expect(quote.locator('p').first().locator('svg')).toHaveCount(5)
      await expect(quote.locator('figcaption svg')).toHaveCount(1)
      await expect(quote.locator('figcaption strong')).not.toBeEmpty()
      await expect(quote.locator('figcaption strong + span'), 'the role').not.toBeEmpty()
    }
    expect((await hrefs(section(page, say.call.heading)))[0]).toBe(at(language, '/contact'))
  })

  test(`${at(language, '/about')} shows four figures and four services`, async ({ page }) => {
    const say = about[language]
    await page.goto(at(language, '/about'))
    const { projects, years, satisfaction, support } = facts.claims[language]
    await expect(page.locator('main dd')).toHaveText([projects, years, satisfaction, support])
    expect(await hrefs(section(page, say.services.heading))).toEqual(servicePaths)
    expect((await hrefs(section(page, say.call.heading)))[0]).toBe(at(language, '/contact'))
  })

  test(`${at(language, '/offerings')} shows the four services`, async ({ page }) => {
    await page.goto(at(language, '/offerings'))
    expect(await hrefs(section(page, offerings[language].cards.heading))).toEqual(servicePaths)
  })

  test(`${at(language, '/faq')} has twelve questions and contact links`, async ({ page }) => {
    await page.goto(at(language, '/faq'))
    const items = page.locator('main details')
    await expect(items).toHaveCount(12)
    for (const answer of await items.locator('p').allTextContents()) expect(answer.length).toBeGreaterThan(80)
    if (language === 'sv') await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vanliga frågor')
    const closing = section(page, language === 'en' ? 'Still have questions?' : 'Har du fortfarande frågor?')
    expect(await hrefs(closing)).toEqual([
      at(language, '/contact'),
      `tel:${facts.phone}`,
      `mailto:${facts.email}?subject=${encodeURIComponent(faq[language].closing.mailSubject)}`,
    ])
  })

  test(`${at(language, '/privacy')} has its thirteen parts in order, with the retention times`, async ({
    page,
  }) => {
    await page.goto(at(language, '/privacy'))
    const parts = page.locator('main section:has(> h2)')
    expect(await parts.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'introduction',
      'controller',
      'collected',
      'use',
      'basis',
      'sharing',
      'security',
      'rights',
      'cookies',
      'retention',
      'transfers',
      'contact',
      'changes',
    ])
    const text = await textOf(page)
    const times = {
      en: [
        'within 30 days',
        '3 years, or until',
        'plus 7 years',
        '26 months',
        'Until you unsubscribe',
        'IMY',
      ],
      sv: [
        'inom 30 dagar',
        '3 år, eller tills',
        'plus 7 år',
        '26 månader',
        'Tills du avregistrerar dig',
        'IMY',
      ],
    }
    for (const time of times[language]) expect(text).toContain(time)
    const today = new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'sv-SE', {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    await expect(page.locator('main [data-island=today]')).toHaveText(
      new RegExp(String(today.formatToParts().find(({ type }) => type === 'year')?.value)),
    )
  })
}
