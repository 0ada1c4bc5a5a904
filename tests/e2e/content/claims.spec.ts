import { languageOf } from '../../../app/path-language.ts'
import { facts } from '../../../content/facts.ts'
import { htmlOf, pagePaths } from '../../../harness/built-site.ts'
import { isExample } from '../../support/example.ts'
import { expect, languages, test } from '../../support/reader.ts'

test.use({ javaScriptEnabled: false })
test.skip(!isExample, 'the site is somebody’s own')

const { en, sv } = facts.claims

/** The claims of the site, in the number format of each language. The last two are in articles only. */
const promises = {
  en: [
    ...Object.values(en),
    `over ${Number.parseInt(en.years, 10)} years`,
    `within ${en.replyHours} hours`,
    'first consultation is free',
    `${en.uptime} uptime`,
    `up to ${en.lessManualWork} less manual work`,
    `${en.fasterRedirects} faster redirect setup`,
    `${en.seoLoss} SEO loss`,
    `${en.lessAdministration} less time`,
    `${en.performanceGain} performance improvement`,
    '30–50% less time',
    '50% fewer downtime incidents',
  ],
  sv: [
    ...Object.values(sv),
    `över ${Number.parseInt(sv.years, 10)} års`,
    `inom ${sv.replyHours} timmar`,
    'första konsultationen är gratis',
    `${sv.uptime} drifttid`,
    `upp till ${sv.lessManualWork} mindre manuellt arbete`,
    `${sv.fasterRedirects} snabbare`,
    `${sv.seoLoss} SEO-tapp`,
    `${sv.lessAdministration} mindre tid`,
    `${sv.performanceGain} bättre prestanda`,
    '30–50 % mindre tid',
    '50 % färre driftstopp',
  ],
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase()

for (const language of languages) {
  test(`every claim of the business is on a page (${language})`, async ({ page }) => {
    let text = ''
    for (const path of pagePaths.filter((one) => languageOf(one) === language && !one.includes('?'))) {
      text += await page.evaluate(
        (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent,
        htmlOf(path),
      )
    }
    const printed = plain(text)
    expect(promises[language].filter((promise) => !printed.includes(plain(promise)))).toEqual([])
  })
}
