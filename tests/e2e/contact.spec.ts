import type { Page } from '@playwright/test'
import { pages } from '../../engine/addresses/pages.ts'
import { honeypotName } from '../../engine/core/forms/honeypot.ts'
import { mailWords } from '../../engine/core/mail/mail.words.ts'
import type { Language } from '../../engine/core/text/language.ts'
import { fill as filled } from '../../engine/core/text/sentence.ts'
import { themes, violations } from '../support/axe.ts'
import { expect, test, whenLive } from '../support/site-test.ts'
import type { TestSite } from '../support/test-site.ts'
import { t } from '../support/words.ts'

const subjectTo = ({ mail }: TestSite, email: string) =>
  mail.mails.find(({ to }) => to[0] === email)?.headers.subject

function tooLongIn(language: Language) {
  const inDigits = (count: number) => new Intl.NumberFormat(language).format(count)
  return filled(t[language].contact.form.errors['too-long'], {
    count: inDigits(10_001),
    limit: inDigits(10_000),
  })
}

const sampleMessage = (text: string) => ({
  name: 'Åsa Öberg',
  email: `asa-${Math.random().toString(36).slice(2)}@example.com`,
  text,
})

async function fill(page: Page, language: Language, { name, email, text }: ReturnType<typeof sampleMessage>) {
  const form = page.getByRole('main').locator('form')
  const words = t[language].contact.form
  await form.getByLabel(words.name, { exact: true }).fill(name)
  await form.getByLabel(words.email, { exact: true }).fill(email)
  await form.getByLabel(words.message, { exact: true }).fill(text)
  return form
}

test('the form shows each error, keeps what was written until the message is sent, and sends it once', async ({
  page,
  site,
}) => {
  test.info().annotations.push({ type: 'console errors expected' })
  const language = 'en'
  const words = t[language].contact.form
  await page.clock.install()
  await page.goto(pages.contact[language])
  const honeypot = page.locator('div', { has: page.locator(`[name="${honeypotName}"]`) }).last()
  const { width = 0, height = 0 } = (await honeypot.boundingBox()) ?? {}
  expect(Math.max(width, height), 'the honeypot is invisible').toBeLessThanOrEqual(1)
  await whenLive(page)
  const form = page.getByRole('main').locator('form')
  const field = (label: string) => form.getByLabel(label, { exact: true })
  const [name, email, message] = [field(words.name), field(words.email), field(words.message)]
  const send = () => form.getByRole('button', { name: words.send }).click()

  await test.step('each wrong field shows its error, and the first one has the focus', async () => {
    // Announced, even if the focus is in the first one already.
    await expect(form.getByRole('alert')).toBeHidden()
    await name.press('Enter')
    await expect(form.getByRole('alert')).toHaveText(words.check)
    await email.fill('no address')
    await message.fill('å'.repeat(10_001))
    await send()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(words.errors.required.name)
    await name.fill('A')
    await send()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(words.errors['not-an-email'])
    await expect(message).toHaveAccessibleDescription(tooLongIn(language))
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(page.getByRole('status')).toBeEmpty()
    await email.fill('asa@example.com')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(form.getByText(words.errors['not-an-email'])).toHaveCount(0)
  })

  const sample = sampleMessage('Can you help us?\nÅäö – “quotes” 🙂')
  await fill(page, language, sample)
  // A faster submit would count as spam.
  await page.clock.fastForward(20_000)

  await test.step('errors of the server are shown at the field or as a message, and what was written stays', async () => {
    const responses = [
      { status: 422, json: { errors: [{ field: 'email', code: 'not-an-email', detail: '' }] } },
      { status: 422, json: { errors: [{ field: 'email', code: 'of-a-later-version', detail: '' }] } },
      { status: 429, json: {} },
    ]
    await page.route('/api/contact', (route) => {
      const response = responses.shift()
      return response ? route.fulfill(response) : route.abort()
    })
    await send()
    await expect(email).toHaveAccessibleDescription(words.errors['not-an-email'])
    await expect(email).toBeFocused()
    await send()
    await expect(page.getByRole('status')).toContainText(words.failed)
    await send()
    await expect(form.getByRole('alert')).toHaveText(words.tooMany)
    await expect(page.getByRole('status')).toHaveText(words.tooMany)
    await send()
    await expect(form.getByRole('alert')).toHaveText(words.kept)
    // Both say the same: the alert has a way out besides.
    await expect(page.getByRole('status')).toHaveText(words.failed)
    expect(words.kept).toContain(words.failed.replace(/\.$/, ''))
    expect(await violations(page, themes, '[role=status]')).toEqual([])
    await expect(name).toHaveValue(sample.name)
    await expect(email).toHaveValue(sample.email)
    await expect(message).toHaveValue(sample.text)
    await page.unroute('/api/contact')
  })

  const isToOwner = ({ headers }: (typeof site.mail.mails)[number]) =>
    headers['reply-to']?.includes(sample.email) ?? false
  const keys: (string | undefined)[] = []

  await test.step('a message sent again after a lost response is stored once, and gets a confirmation', async () => {
    let loses = true
    await page.route('/api/contact', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const response = await route.fetch()
      expect(response.status()).toBe(200)
      await (loses ? route.abort() : route.fulfill({ response }))
    })
    const lost = page.waitForEvent('requestfailed')
    await send()
    await lost
    await expect(form).not.toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('status')).toContainText(words.failed)
    loses = false
    await send()
    await expect(page.getByRole('status')).toContainText(words.sent)
    await expect(page.getByRole('heading', { name: words.onward })).toBeFocused()
    // Its styles come with it.
    await expect(page.getByRole('button', { name: words.another })).toHaveCSS(
      'text-decoration-line',
      'underline',
    )
    await expect(page.getByText(words.sent).filter({ visible: true })).toHaveCount(1)
    expect(await violations(page, themes, '[role=status]')).toEqual([])
    await expect(page.getByText(words.next).filter({ visible: true })).toHaveCount(1)
    await expect(message).toHaveValue('')
    await expect(email).toHaveValue('')
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]])
    await expect.poll(() => site.mail.mails.some(isToOwner)).toBe(true)
    const toOwner = site.mail.mails.find(isToOwner)
    expect(toOwner?.headers['reply-to']).toContain('Åsa Öberg')
    expect(toOwner?.text.replaceAll('\r\n', '\n')).toContain(sample.text)
    await expect.poll(() => subjectTo(site, sample.email)).toBe(mailWords[language].confirmation.subject)
  })

  await test.step('another message is another one', async () => {
    await page.getByRole('button', { name: words.another }).click()
    await fill(page, language, { ...sample, text: 'Another' })
    await send()
    await expect.poll(() => keys.length).toBe(3)
    expect(keys[2]).not.toBe(keys[0])
    await expect.poll(() => site.mail.mails.filter(isToOwner).length).toBe(2)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there are hours but no sign, and no question, because nothing is stored; a refused message stands in the form again, below the reason, and then reaches the owner', async ({
    page,
    site,
  }) => {
    test.info().annotations.push({ type: 'console errors expected' })
    const language = 'sv'
    const [words, path, tooLong] = [t[language].contact.form, pages.contact[language], tooLongIn(language)]
    const sample = sampleMessage(`"</textarea>${'å'.repeat(9_989)}`)
    await page.goto(path)
    await expect(page.getByRole('complementary').locator('dl dl').first()).toBeVisible()
    for (const part of ['[data-island="open-now"]', '#consent-banner', 'footer [data-consent]'])
      await expect(page.locator(part), part).toBeHidden()
    await expect(page.getByText(words.sent).filter({ visible: true })).toHaveCount(0)
    // The browser asks for what is missing.
    const form = await fill(page, language, { ...sample, email: 'no address', text: '' })
    await form.getByRole('button', { name: words.send }).click()
    await expect(page).toHaveURL(path)
    await expect(form.locator(':invalid')).toHaveCount(2)
    await (await fill(page, language, sample)).getByRole('button', { name: words.send }).click()
    await expect(page.getByText(tooLong)).toBeInViewport()
    const message = form.getByLabel(words.message, { exact: true })
    await expect(form.getByLabel(words.name, { exact: true })).toHaveValue(sample.name)
    await expect(form.getByLabel(words.email, { exact: true })).toHaveValue(sample.email)
    await expect(message).toHaveValue(sample.text)
    await expect(message).toHaveAccessibleDescription(new RegExp(tooLong))
    await message.fill('Shorter')
    await form.getByRole('button', { name: words.send }).click()
    await expect(page).toHaveURL(`${path}#message-sent`)
    await expect(page.getByText(words.sent).filter({ visible: true })).toHaveCount(1)
    await expect.poll(() => subjectTo(site, sample.email)).toBe(mailWords[language].confirmation.subject)
  })
})
