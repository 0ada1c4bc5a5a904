import type { Page } from '@playwright/test'
import { layoutWords } from '../../../app/components/layout.words.ts'
import { words as automation } from '../../../app/pages/service/automation.words.ts'
import { words as infrastructure } from '../../../app/pages/service/infrastructure.words.ts'
import { words as consulting } from '../../../app/pages/service/it-consulting.words.ts'
import { serviceWords } from '../../../app/pages/service/service.words.ts'
import { words as web } from '../../../app/pages/service/web-development.words.ts'
import type { Language } from '../../../content/language.ts'
import { type ServiceSlug, serviceSlugs, services } from '../../../content/services.ts'
import { isExample } from '../../support/example.ts'
import { at, cards, crumbs, expect, hrefs, languages, points, section, test } from '../../support/reader.ts'

test.use({ javaScriptEnabled: false })
test.skip(!isExample, 'the site is somebody’s own')

const words = { 'web-development': web, infrastructure, automation, 'it-consulting': consulting }

const articles = {
  en: ['/blog/effective-load-balancing-with-nginx', '/blog/automate-your-infrastructure-with-ansible'],
  sv: ['/sv/blog/effektiv-lastbalansering-med-nginx', '/sv/blog/automatisera-infrastruktur-med-ansible'],
}

/** Checks the parts of all four pages: breadcrumb, four features, six points, three cards and the other services. */
async function hasCommonParts(page: Page, slug: ServiceSlug, language: Language) {
  const path = at(language, `/services/${slug}`)
  const say = words[slug][language]
  await page.goto(path)
  const { nav, services: all } = layoutWords[language]
  expect(await crumbs(page, language)).toEqual([
    [nav.home, at(language, '/')],
    [all, at(language, '/offerings')],
    [services[slug][language].name, path],
  ])
  await expect(cards(section(page, say.cards.heading))).toHaveCount(4)
  await expect(points(section(page, say.benefits.heading))).toHaveCount(6)
  await expect(cards(section(page, say.benefits.heading))).toHaveCount(3)
  expect(await hrefs(section(page, serviceWords[language].related))).toEqual(
    serviceSlugs.filter((one) => one !== slug).map((one) => at(language, `/services/${one}`)),
  )
  expect(await hrefs(section(page, say.call.heading))).toEqual([
    at(language, '/contact'),
    at(language, slug === 'it-consulting' ? '/about' : '/offerings'),
  ])
}

for (const language of languages) {
  for (const slug of ['web-development', 'infrastructure', 'automation'] as const) {
    test(`${at(language, `/services/${slug}`)} has its parts and links to two articles`, async ({ page }) => {
      await hasCommonParts(page, slug, language)
      const more = page.getByRole('main').getByRole('link', {
        name: language === 'en' ? /^Learn more/ : /^Läs mer/,
      })
      expect(await more.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        articles[language],
      )
    })
  }

  test(`${at(language, '/services/it-consulting')} has its parts and a link to a consultation`, async ({
    page,
  }) => {
    await hasCommonParts(page, 'it-consulting', language)
    const { features } = services['it-consulting'][language]
    await expect(
      cards(section(page, consulting[language].cards.heading)).getByRole('heading'),
      'named as on the cards that lead here',
    ).toHaveText([...features])
    await expect(section(page, consulting[language].call.heading).getByRole('link').first()).toHaveText(
      language === 'en' ? 'Book a Free Consultation' : 'Boka en gratis konsultation',
    )
  })

  test(`${at(language, '/services/web-development')} shows its stack, its process and six questions`, async ({
    page,
  }) => {
    const say = web[language]
    await page.goto(at(language, '/services/web-development'))
    const hero = page.locator('main h1').locator('..')
    expect((await hrefs(hero)).slice(-2)).toEqual([at(language, '/contact'), at(language, '/portfolio')])
    if (language === 'en') {
      expect(say.cards.heading).toBe('What I Build')
      expect(say.stack.heading).toBe('Modern Technology Stack')
    }
    await expect(cards(section(page, say.stack.heading))).toHaveCount(6)
    await expect(cards(section(page, say.approach.heading))).toHaveCount(4)
    await expect(section(page, say.faq.heading).locator('details')).toHaveCount(6)
  })
}

test('infrastructure, automation and consulting show their four features', async ({ page }) => {
  const expected = {
    infrastructure: [
      /cloud architecture/i,
      /CI\/CD pipelines/i,
      /database management/i,
      /security and monitoring/i,
    ],
    automation: [/workflow automation/i, /API integrations/i, /data processing/i, /custom scripts/i],
    'it-consulting': [
      /technology strategy/i,
      /system architecture/i,
      /performance optimization/i,
      /team training/i,
    ],
  }
  for (const [slug, titles] of Object.entries(expected)) {
    await page.goto(`/services/${slug}`)
    for (const title of titles)
      await expect(page.getByRole('main').getByRole('heading', { name: title, level: 3 })).toBeVisible()
  }
})
