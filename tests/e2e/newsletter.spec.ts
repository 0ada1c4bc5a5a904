import { pages } from '../../engine/addresses/pages.ts'
import { facts } from '../../engine/core/site/facts.ts'
import { newsletterWords } from '../../engine/features/newsletter/newsletter.words.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import { t } from '../support/words.ts'

test.skip(!facts.newsletter, 'the owner sends no articles')

const language = 'sv'
const words = newsletterWords[language]
const newAddress = () => `reader-${crypto.randomUUID()}@example.com`

test('the list of articles asks for an address and stays, also where that fails', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  const path = pages.blog[language]
  await page.goto(path)
  await whenLive(page)
  await page.route('/api/newsletter', (route) => route.abort(), { times: 1 })
  const email = page.getByLabel(words.email)
  await email.fill('reader@example.com')
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('status').getByText(words.failed)).toBeVisible()
  await expect(email).toHaveValue('reader@example.com')
  await email.fill(newAddress())
  await page.getByRole('button', { name: words.submit }).click()
  await expect(page.getByRole('status').filter({ hasText: words.asked })).toBeFocused()
  await expect(page).toHaveURL(path)
  await expect(email).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the list of articles leads to the result on the contact page', async ({ page }) => {
    await page.goto(pages.blog[language])
    await page.getByLabel(words.email).fill(newAddress())
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page).toHaveURL(`${pages.contact[language]}#newsletter-asked`)
    await expect(page.getByText(words.asked)).toBeVisible()
    await expect(page.getByText(t[language].contact.newsletter.left.text)).toBeHidden()
  })
})
