import { expect, test, whenLive } from './site.ts'

const cases = [
  {
    path: '/contact',
    name: 'Name',
    email: 'E-mail',
    message: 'Message',
    send: 'Send message',
    sent: 'Thanks! Your message was sent.',
    failed: 'Could not send your message. Please try again later.',
    confirmation: 'thank you for your message',
  },
  {
    path: '/sv/contact',
    name: 'Namn',
    email: 'E-post',
    message: 'Meddelande',
    send: 'Skicka meddelandet',
    sent: 'Tack! Ditt meddelande skickades.',
    failed: 'Kunde inte skicka meddelandet. Försök igen senare.',
    confirmation: 'tack för ditt meddelande',
  },
] as const

for (const say of cases) {
  const letter = (title: string) => ({
    name: 'Åsa Öberg',
    email: `asa-${Math.random().toString(36).slice(2)}@example.com`,
    text: `${title}: kan du hjälpa oss?\nÅäö – “quotes” 🙂`,
  })

  async function fill(
    page: import('@playwright/test').Page,
    { name, email, text }: ReturnType<typeof letter>,
  ) {
    const form = page.getByRole('main').locator('form')
    await form.getByLabel(say.name, { exact: true }).fill(name)
    await form.getByLabel(say.email, { exact: true }).fill(email)
    await form.getByLabel(say.message, { exact: true }).fill(text)
    return form
  }

  test.describe(say.path, () => {
    test('a message reaches the owner, and the visitor is told so', { tag: '@phone' }, async ({
      page,
      site,
    }) => {
      const written = letter('With script')
      await page.clock.install()
      await page.goto(say.path)
      await whenLive(page)
      const form = await fill(page, written)
      // People write for a while; who does not is taken for a robot.
      await page.clock.fastForward(20_000)
      await form.getByRole('button', { name: say.send }).click()
      await expect(page.getByRole('status')).toContainText(say.sent)
      await expect(form.getByLabel(say.message, { exact: true })).toHaveValue('')
      await expect(form.getByLabel(say.email, { exact: true })).toHaveValue('')

      const isToOwner = ({ headers }: (typeof site.mail.mails)[number]) =>
        headers['reply-to']?.includes(written.email)
      await expect.poll(() => site.mail.mails.some(isToOwner)).toBe(true)
      const toOwner = site.mail.mails.find(isToOwner)
      expect(toOwner?.headers['reply-to']).toContain('Åsa Öberg')
      expect(toOwner?.text.replaceAll('\r\n', '\n')).toContain(written.text)
      await expect
        .poll(() => site.mail.mails.find(({ to }) => to[0] === written.email)?.text)
        .toContain(say.confirmation)
    })

    test('a message that cannot be sent says so and stays in the form', async ({ page }) => {
      test.info().annotations.push({ type: 'console errors expected' })
      const written = letter('Failing')
      await page.goto(say.path)
      await whenLive(page)
      await page.route('/api/contact', (route) => route.abort())
      const form = await fill(page, written)
      await form.getByRole('button', { name: say.send }).click()
      await expect(page.getByRole('status')).toContainText(say.failed)
      await expect(form.getByLabel(say.name, { exact: true })).toHaveValue(written.name)
      await expect(form.getByLabel(say.email, { exact: true })).toHaveValue(written.email)
      await expect(form.getByLabel(say.message, { exact: true })).toHaveValue(written.text)
    })

    test('the browser asks for what is missing', async ({ page }) => {
      await page.goto(say.path)
      await whenLive(page)
      const form = page.getByRole('main').locator('form')
      await form.getByLabel(say.name, { exact: true }).fill('A')
      await form.getByLabel(say.email, { exact: true }).fill('no address')
      await form.getByRole('button', { name: say.send }).click()
      const isRefused = (label: string) =>
        form.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement) => !field.validity.valid)
      expect(await isRefused(say.email)).toBe(true)
      expect(await isRefused(say.message)).toBe(true)
      await expect(page.getByRole('status')).toBeEmpty()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('a message reaches the owner, and the page says so', async ({ page, site }) => {
        const written = letter('Without script')
        await page.goto(say.path)
        await expect(page.getByText(say.sent)).toBeHidden()
        const form = await fill(page, written)
        await form.getByRole('button', { name: say.send }).click()
        await expect(page).toHaveURL(`${say.path}#message-sent`)
        await expect(page.getByText(say.sent)).toBeVisible()
        await expect
          .poll(() => site.mail.mails.find(({ to }) => to[0] === written.email)?.text)
          .toContain(say.confirmation)
      })
    })
  })
}

test('the mail program opens with the subject filled in', async ({ page }) => {
  const subjects = async (path: string) => {
    await page.goto(path)
    const links = page.getByRole('main').locator('a[href*="subject="]')
    const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    return hrefs.map((href) => new URL(href).searchParams.get('subject'))
  }
  expect(await subjects('/contact')).toEqual(['Free Consultation', 'Project Inquiry'])
  expect(await subjects('/sv/contact')).toEqual(['Gratis konsultation', 'Projektförfrågan'])
})

test('the English page leads to the Swedish places and says so, with a second link to the English ones', async ({
  page,
}) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="/sv/locations/"][hreflang="sv"]')).toHaveCount(5)
  await expect(main.locator('a[href^="/locations/"][hreflang="en"]')).toHaveCount(5)
  await page.goto('/sv/contact')
  await expect(main.locator('a[href^="/sv/locations/"]')).toHaveCount(5)
  await expect(main.locator('a[href^="/locations/"]')).toHaveCount(0)
})

for (const path of ['/contact', '/sv/contact']) {
  test(`nobody sees the field on ${path} that is there for robots`, async ({ page }) => {
    await page.goto(path)
    const { width = 0, height = 0 } =
      (await page.locator('label', { has: page.locator('[name="website"]') }).boundingBox()) ?? {}
    expect(Math.max(width, height)).toBeLessThanOrEqual(1)
  })
}
