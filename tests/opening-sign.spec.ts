import { expect, test } from './site.ts'

const hours = {
  en: { path: '/contact', rest: 'Public holidays' },
  sv: { path: '/sv/contact', rest: 'Helgdagar' },
} as const

for (const [language, moment, sign] of [
  ['en', '2026-11-20T17:59:50+01:00', 'Open now, until 18:00'],
  ['sv', '2026-11-20T17:59:50+01:00', 'Öppet nu, till 18:00'],
  ['en', '2026-11-21T16:30:00+01:00', 'Closed now, opens Monday 09:00'],
  ['sv', '2026-11-21T16:30:00+01:00', 'Stängt just nu, öppnar måndag 09:00'],
  ['sv', '2026-12-23T18:30:00+01:00', 'Stängt just nu, öppnar måndag 09:00'],
  ['en', '2026-04-07T03:00:00+02:00', 'Closed now, opens today 09:00'],
  ['sv', '2026-04-06T12:00:00+02:00', 'Stängt just nu, öppnar i morgon 09:00'],
] as const) {
  test(`${hours[language].path} at ${moment}: ${sign}`, async ({ page }) => {
    await page.clock.install({ time: new Date(moment) })
    await page.goto(hours[language].path)
    await expect(page.getByRole('complementary').getByText(sign)).toBeVisible()
  })
}

test('the sign on the door turns when the hour comes, and nothing moves for it', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T17:59:30+01:00') })
  await page.goto('/contact')
  const list = page.getByRole('complementary').getByText(hours.en.rest)
  const before = await list.boundingBox()
  await expect(page.getByText('Open now, until 18:00')).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(page.getByText('Closed now, opens tomorrow 10:00')).toBeVisible()
  expect(await list.boundingBox()).toEqual(before)
})

test('without a script the hours stand without the sign', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.url}/sv/contact`)
  await expect(page.getByRole('complementary').getByText(hours.sv.rest)).toBeVisible()
  await expect(page.locator('[data-island="open-now"]')).toBeHidden()
  await page.close()
})
