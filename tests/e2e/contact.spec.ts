import type { Page } from '@playwright/test'
import { pages } from '../../app/pages.ts'
import { trapName } from '../../app/trap-name.ts'
import { languages, localeOf } from '../../content/language.ts'
import { mailWords } from '../../server/mail/mail.words.ts'
import { themes, violations } from '../support/axe.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import type { TestSite } from '../support/test-site.ts'
import { t } from '../support/words.ts'

const subjectTo = ({ mail }: TestSite, email: string) =>
  mail.mails.find(({ to }) => to[0] === email)?.headers.subject

for (const language of languages) {
  const words = t[language].contact.form
  const path = pages.contact[language]
  const confirmation = mailWords[language].confirmation
  const inDigits = (count: number) => new Intl.NumberFormat(localeOf(language)).format(count)
  const tooLong = words.errors['too-long']
    .replace('{count}', () => inDigits(10_001))
    .replace('{limit}', () => inDigits(10_000))
  const sampleMessage = (title: string) => ({
    name: 'Åsa Öberg',
    email: `asa-${Math.random().toString(36).slice(2)}@example.com`,
    text: `${title}: kan du hjälpa oss?\nÅäö – “quotes” 🙂`,
  })

  async function fill(page: Page, { name, email, text }: ReturnType<typeof sampleMessage>) {
    const form = page.getByRole('main').locator('form')
    await form.getByLabel(words.name, { exact: true }).fill(name)
    await form.getByLabel(words.email, { exact: true }).fill(email)
    await form.getByLabel(words.message, { exact: true }).fill(text)
    return form
  }

  test.describe(path, () => {
    test('a message reaches the owner and gets a confirmation', async ({ page, site }) => {
      const sample = sampleMessage('With script')
      await page.clock.install()
      await page.goto(path)
      await whenLive(page)
      const form = await fill(page, sample)
      // A faster submit would count as spam.
      await page.clock.fastForward(20_000)
      await form.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('status')).toContainText(words.sent)
      await expect(page.getByRole('heading', { name: words.sent })).toBeFocused()
      expect(await violations(page, themes, '[role=status]')).toEqual([])
      await expect(page.getByText(words.next).filter({ visible: true })).toHaveCount(1)
      await expect(form.getByLabel(words.message, { exact: true })).toHaveValue('')
      await expect(form.getByLabel(words.email, { exact: true })).toHaveValue('')

      const isToOwner = ({ headers }: (typeof site.mail.mails)[number]) =>
        headers['reply-to']?.includes(sample.email)
      await expect.poll(() => site.mail.mails.some(isToOwner)).toBe(true)
      const toOwner = site.mail.mails.find(isToOwner)
      expect(toOwner?.headers['reply-to']).toContain('Åsa Öberg')
      expect(toOwner?.text.replaceAll('\r\n', '\n')).toContain(sample.text)
      await expect.poll(() => subjectTo(site, sample.email)).toBe(confirmation.subject)
    })

    // The rest is the same in both.
    if (language === 'en') return

    test('each wrong field shows its error, and the first one has the focus', async ({ page }) => {
      await page.goto(path)
      const trap = page.locator('label', { has: page.locator(`[name="${trapName}"]`) })
      const { width = 0, height = 0 } = (await trap.boundingBox()) ?? {}
      expect(Math.max(width, height), 'the trap is invisible').toBeLessThanOrEqual(1)
      await whenLive(page)
      const form = page.getByRole('main').locator('form')
      const field = (label: string) => form.getByLabel(label, { exact: true })
      // Announced, even if the focus is in the first one already.
      await expect(form.getByRole('alert')).toBeHidden()
      await field(words.name).press('Enter')
      await expect(form.getByRole('alert')).toHaveText(words.check)
      await field(words.email).fill('no address')
      await field(words.message).fill('å'.repeat(10_001))
      await form.getByRole('button', { name: words.send }).click()
      await expect(field(words.name)).toBeFocused()
      await expect(field(words.name)).toHaveAccessibleDescription(words.errors.required.name)
      await field(words.name).fill('A')
      await form.getByRole('button', { name: words.send }).click()
      await expect(field(words.email)).toBeFocused()
      await expect(field(words.email)).toHaveAccessibleDescription(words.errors['not-an-email'])
      await expect(field(words.message)).toHaveAccessibleDescription(tooLong)
      await expect(field(words.message)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(words.name)).not.toHaveAttribute('aria-invalid')
      await expect(page.getByRole('status')).toBeEmpty()

      await field(words.email).fill('asa@example.com')
      await expect(field(words.email)).not.toHaveAttribute('aria-invalid')
      await expect(form.getByText(words.errors['not-an-email'])).toHaveCount(0)
    })

    test('errors of the server are shown at the field or as a message, and what was written stays', async ({
      page,
    }) => {
      test.info().annotations.push({ type: 'console errors expected' })
      await page.goto(path)
      await whenLive(page)
      const responses = [
        { status: 422, json: { errors: [{ field: 'email', code: 'not-an-email', detail: '' }] } },
        { status: 422, json: { errors: [{ field: 'email', code: 'of-a-later-version', detail: '' }] } },
        { status: 429, json: {} },
      ]
      await page.route('/api/contact', (route) => {
        const response = responses.shift()
        return response ? route.fulfill(response) : route.abort()
      })
      const sample = sampleMessage('Refused')
      const form = await fill(page, sample)
      const send = () => form.getByRole('button', { name: words.send }).click()
      await send()
      await expect(form.getByLabel(words.email, { exact: true })).toHaveAccessibleDescription(
        words.errors['not-an-email'],
      )
      await expect(form.getByLabel(words.email, { exact: true })).toBeFocused()
      await send()
      await expect(page.getByRole('status')).toContainText(words.failed)
      await send()
      await expect(form.getByRole('alert')).toHaveText(words.tooMany)
      await send()
      await expect(form.getByRole('alert')).toHaveText(words.kept)
      expect(await violations(page, themes, '[role=status]')).toEqual([])
      await expect(form.getByLabel(words.name, { exact: true })).toHaveValue(sample.name)
      await expect(form.getByLabel(words.email, { exact: true })).toHaveValue(sample.email)
      await expect(form.getByLabel(words.message, { exact: true })).toHaveValue(sample.text)
    })

    test('a message sent again after a lost response is stored once', async ({ page, site }) => {
      test.info().annotations.push({ type: 'console errors expected' })
      const sample = sampleMessage('Again')
      const keys: (string | undefined)[] = []
      let loses = true
      await page.clock.install()
      await page.goto(path)
      await whenLive(page)
      await page.route('/api/contact', async (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        const response = await route.fetch()
        expect(response.status()).toBe(200)
        await (loses ? route.abort() : route.fulfill({ response }))
      })
      const form = await fill(page, sample)
      await page.clock.fastForward(20_000)
      const send = () => form.getByRole('button', { name: words.send }).click()
      await send()
      await expect(page.getByRole('status')).toContainText(words.failed)
      loses = false
      await send()
      await expect(page.getByRole('status')).toContainText(words.sent)
      expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
      expect(keys[1]).toBe(keys[0])

      await page.getByRole('button', { name: words.another }).click()
      await fill(page, { ...sample, text: `${sample.text} Another` })
      await send()
      await expect.poll(() => keys.length).toBe(3)
      expect(keys[2]).not.toBe(keys[0])
      const toOwner = () =>
        site.mail.mails.filter(({ headers }) => headers['reply-to']?.includes(sample.email)).length
      await expect.poll(toOwner).toBe(2)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('a refused message stands in the form again, below the reason, and then reaches the owner', async ({
        page,
        site,
      }) => {
        test.info().annotations.push({ type: 'console errors expected' })
        const sample = { ...sampleMessage('Long'), text: `"</textarea>${'å'.repeat(9_989)}` }
        await page.goto(path)
        await expect(page.getByText(words.sent)).toBeHidden()
        // The browser asks for what is missing.
        const form = await fill(page, { ...sample, email: 'no address', text: '' })
        await form.getByRole('button', { name: words.send }).click()
        await expect(page).toHaveURL(path)
        await expect(form.locator(':invalid')).toHaveCount(2)
        await (await fill(page, sample)).getByRole('button', { name: words.send }).click()
        await expect(page.getByText(tooLong)).toBeInViewport()
        const message = form.getByLabel(words.message, { exact: true })
        await expect(form.getByLabel(words.name, { exact: true })).toHaveValue(sample.name)
        await expect(form.getByLabel(words.email, { exact: true })).toHaveValue(sample.email)
        await expect(message).toHaveValue(sample.text)
        await expect(message).toHaveAccessibleDescription(new RegExp(tooLong))
        await message.fill('Shorter')
        await form.getByRole('button', { name: words.send }).click()
        await expect(page).toHaveURL(`${path}#message-sent`)
        await expect(page.getByText(words.sent)).toBeVisible()
        await expect.poll(() => subjectTo(site, sample.email)).toBe(confirmation.subject)
      })
    })
  })
}
