import { languageOf, pagePaths } from '../site.ts'
import { expect, languages, test } from './reader.ts'

test.use({ javaScriptEnabled: false })

/** What the site promises, as each language writes its numbers. */
const promises = {
  en: [
    '15+',
    '8+',
    'over 8 years',
    '100%',
    '24/7',
    'within 24 hours',
    'first consultation is free',
    '99.9% uptime',
    'up to 80% less manual work',
    '50% faster redirect setup',
    '0% SEO loss',
    '60% less time',
    '70% performance improvement',
    '2–4 weeks',
    '2–6 months',
    '30–50% less time',
    '50% fewer downtime incidents',
  ],
  sv: [
    '15+',
    '8+',
    'över 8 års',
    '100 %',
    '24/7',
    'inom 24 timmar',
    'första konsultationen är gratis',
    '99,9 % drifttid',
    'upp till 80 % mindre manuellt arbete',
    '50 % snabbare',
    '0 % SEO-tapp',
    '60 % mindre tid',
    '70 % bättre prestanda',
    '2–4 veckor',
    '2–6 månader',
    '30–50 % mindre tid',
    '50 % färre driftstopp',
  ],
}

for (const language of languages) {
  test(`every promise of the business is printed (${language})`, async ({ page }) => {
    let text = ''
    for (const path of pagePaths.filter((one) => languageOf(one) === language && !one.includes('?'))) {
      await page.goto(path)
      text += `${await page.getByRole('main').innerText()}\n`
    }
    const plain = text.replaceAll(/\s+/g, ' ').toLowerCase()
    expect(promises[language].filter((promise) => !plain.includes(promise.toLowerCase()))).toEqual([])
  })
}
