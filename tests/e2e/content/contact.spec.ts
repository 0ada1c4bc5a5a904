import { layoutWords } from '../../../app/components/layout.words.ts'
import { words } from '../../../app/pages/contact/contact.words.ts'
import { facts } from '../../../content/facts.ts'
import { isExample } from '../../support/example.ts'
import { at, expect, languages, section, test } from '../../support/reader.ts'

test.use({ javaScriptEnabled: false })
test.skip(!isExample, 'the site is somebody’s own')

for (const language of languages) {
  const say = words[language]

  test.describe(at(language, '/contact'), () => {
    test.beforeEach(({ page }) => page.goto(at(language, '/contact')))

    test('the form has exactly three fields', async ({ page }) => {
      const form = page.getByRole('main').locator('form')
      await expect(form.getByRole('textbox')).toHaveCount(3)
      for (const label of [say.form.name, say.form.email, say.form.message])
        await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('required')
      await expect(form.getByLabel(say.form.email, { exact: true })).toHaveAttribute('type', 'email')
      await expect(form.getByLabel(say.form.message, { exact: true })).toHaveAttribute('rows', '6')
    })

    test('shows contact details and opening hours', async ({ page }) => {
      const details = section(page, say.details.heading)
      await expect(details.locator(`a[href="mailto:${facts.email}"]`)).toHaveText(facts.email)
      await expect(details.locator(`a[href="tel:${facts.phone}"]`)).toBeVisible()
      await expect(details).toContainText(facts.address.town)
      const { days } = layoutWords[language]
      const hours = await details.locator('dl dl div').allTextContents()
      for (const { days: open, opens, closes } of facts.openingHours) {
        const [firstDay = 'Monday', lastDay = firstDay] = [open[0], open.at(-1)]
        const [first, last] = [days[firstDay], days[lastDay]]
        const stretch = language === 'en' ? `${first}–${last}` : `${first}–${last.toLowerCase()}`
        expect(hours).toContain(`${open.length > 1 ? stretch : first}${opens}–${closes}`)
      }
      if (!facts.openingHours.some(({ days: open }) => String(open).includes('Sunday')))
        expect(hours.filter((line) => line.endsWith(days.closed)).join()).toMatch(
          new RegExp(days.Sunday, 'i'),
        )
    })

    test('has five areas and four questions', async ({ page }) => {
      const heading = language === 'en' ? 'We Serve These Areas' : say.areas.heading
      await expect(section(page, heading).getByRole('listitem')).toHaveCount(5)
      await expect(section(page, say.faq.heading).locator('details')).toHaveCount(4)
    })
  })
}
