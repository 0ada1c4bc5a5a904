import { expect, test, whenLive } from './site.ts'

test.use({ choice: 'none' })

const isPhone = (name: string) => name === 'phone'

test(
  'a visitor goes through the site by its navigation',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto('/')
    if (isPhone(project.name)) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Blog', exact: true }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('the menu of a phone opens and closes at a touch', { tag: '@phone' }, async ({ page }, { project }) => {
  test.skip(!isPhone(project.name), 'wide screens show the navigation')
  await page.goto('/sv')
  await page.getByRole('button', { name: 'Meny', exact: true }).tap()
  const menu = page.getByRole('dialog', { name: 'Huvudmeny' })
  await expect(menu.getByRole('link', { name: 'Kontakt' })).toBeVisible()
  await menu.getByRole('button', { name: 'Stäng menyn' }).tap()
  await expect(menu).toBeHidden()
})

test(
  'dark is the default; the light theme is kept, in every tab',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    const other = await context.newPage()
    await other.goto('/about')
    if (isPhone(project.name)) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expect(html).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('button', { name: 'Light theme' })).toHaveAttribute('aria-pressed', 'true')
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'light' })
  },
)

test(
  'the language switch leads to the same page and keeps query and hash',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto('/blog/free-up-time-by-automating-everyday-tasks?a=1#content')
    if (isPhone(project.name)) await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('link', { name: /Byt till svenska/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(
      '/sv/blog/frigor-tid-genom-att-automatisera-vardagliga-uppgifter?a=1#content',
    )
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  },
)

test('the hero types its words, and stands still where motion is unwanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/sv')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/passion\./)
  const word = page.locator('h1 span[aria-hidden]').last()
  await expect(word).toHaveText('besatthet.', { timeout: 10_000 })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await whenLive(page)
  const before = await word.textContent()
  await page.clock.install()
  await page.clock.runFor(10_000)
  expect(await word.textContent()).toBe(before)
})

test('nothing is stored and no other host is asked before a visitor chooses anything', async ({
  page,
  context,
  site,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/')
  await whenLive(page)
  await page.goto('/sv/blog')
  await whenLive(page)
  expect([...hosts].filter((host) => host !== site.url && host !== 'null')).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('the not-found page says so, in the language of the path, and shows ways on', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  const notes: string[] = []
  page.on('console', (message) => message.type() === 'warning' && notes.push(message.text()))
  const response = await page.goto('/blog/load-balancing')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(
    page.getByText("The page you're looking for seems to have wandered off into the digital void."),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('/blog/load-balancing')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(
    page.getByRole('main').locator('a[href="/blog/effective-load-balancing-with-nginx"]'),
  ).toBeVisible()
  await expect.poll(() => notes.join()).toContain('/blog/load-balancing')

  await page.goto('/sv/finns-inte')
  await expect(page.getByRole('heading', { name: 'Sidan hittades inte' })).toBeVisible()
  await whenLive(page)
  await page.getByRole('button', { name: 'Gå tillbaka' }).click()
  await expect(page).toHaveURL('/blog/load-balancing')
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a path cannot write into the not-found page', async ({ page, request }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  const nasty = `/<img src=x onerror=alert(1)>"';--%22%5c`
  const html = await (await request.get(nasty)).text()
  expect(html).not.toContain('<img src=x')
  await page.goto(`/${encodeURIComponent('</script><script>alert(1)</script>"\\')}`)
  await whenLive(page)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

for (const [path, screen] of [
  ['/', 320],
  ['/sv', 320],
  ['/', 360],
] as const) {
  test(`the header of ${path} fits in ${screen} pixels`, async ({ page }) => {
    await page.setViewportSize({ width: screen, height: 640 })
    await page.goto(path)
    const parts = page.getByRole('banner').locator('a, button').filter({ visible: true })
    const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    const [brand] = await parts.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    // Each of the two is rounded.
    expect(brand, 'the name runs out of its room').toBeLessThanOrEqual(1)
    expect(boxes.length).toBe(4)
    for (const [index, { left, right, width, height }] of boxes.entries()) {
      expect(right).toBeLessThanOrEqual(screen)
      expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })
}
