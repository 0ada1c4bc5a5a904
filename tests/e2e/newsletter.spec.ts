import { newsletterWords } from '../../app/components/newsletter.words.ts'
import { pages } from '../../app/pages.ts'
import { facts } from '../../content/facts.ts'
import { newsletterMailWords } from '../../server/newsletter/newsletter.words.ts'
import { article } from '../support/sample-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

test.skip(!facts.newsletter, 'the owner sends no articles')

for (const language of ['en', 'sv'] as const) {
  const words = newsletterWords[language]
  const path = language === 'en' ? pages.blog.en : article.sv.path
  test(`${path} asks for an address and stays, also where that fails`, async ({ page }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    await page.goto(path)
    await whenLive(page)
    await page.route('/api/newsletter', (route) => route.abort(), { times: 1 })
    await page.getByLabel(words.email).fill('reader@example.com')
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByRole('status').getByText(words.failed)).toBeVisible()
    await expect(page.getByLabel(words.email)).toHaveValue('reader@example.com')
    await page.getByLabel(words.email).fill(`reader-${crypto.randomUUID()}@example.com`)
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByRole('status').getByText(words.asked)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: words.asked })).toBeFocused()
    await expect(page).toHaveURL(path)
    await expect(page.getByLabel(words.email)).toBeHidden()
  })

  // The rest is the same in both.
  if (language === 'en') continue

  test.describe(`without JavaScript in ${language}`, () => {
    test.use({ javaScriptEnabled: false })
    test('the contact page shows the result, and a link that is over says so', async ({ page }) => {
      await page.goto(pages.blog[language])
      await page.getByLabel(words.email).fill(`reader-${crypto.randomUUID()}@example.com`)
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page).toHaveURL(`${pages.contact[language]}#newsletter-asked`)
      await expect(page.getByText(words.asked)).toBeVisible()
      await expect(page.getByText(t[language].contact.newsletter.left.text)).toBeHidden()
      await page.goto(`${pages.contact[language]}?subscriber=unknown`)
      const { heading } = newsletterMailWords[language].page.over
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    })
  })
}
