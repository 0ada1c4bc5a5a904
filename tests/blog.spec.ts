import { expect, hold, languageOf, manifest, test, whenLive } from './site.ts'

const postsPerPage = 30

const say = {
  en: {
    path: '/blog',
    filter: 'Filter articles by category',
    all: 'All',
    automation: 'Automation',
    cases: 'Case Study',
    views: 'views',
    subscribe: 'Subscribe',
    email: 'E-mail',
    contact: '/contact',
  },
  sv: {
    path: '/sv/blog',
    filter: 'Filtrera artiklar efter kategori',
    all: 'Alla',
    automation: 'Automatisering',
    cases: 'Fallstudie',
    views: 'visningar',
    subscribe: 'Prenumerera nu',
    email: 'E-post',
    contact: '/sv/contact',
  },
} as const

for (const language of ['en', 'sv'] as const) {
  const words = say[language]
  test.describe(words.path, () => {
    test('shows two featured articles and all others, three tags each', async ({ page }) => {
      await page.goto(words.path)
      await expect(page.locator('#featured li[data-category]')).toHaveCount(2)
      const articles = manifest.counted.filter(({ path }) => languageOf(path) === language)
      await expect(page.locator('#list li[data-category]')).toHaveCount(
        Math.min(articles.length, postsPerPage) - 2,
      )
      const tags = await page
        .locator('li[data-category]')
        .evaluateAll((cards) => cards.map((card) => card.querySelectorAll('ul li').length))
      expect(tags.every((count) => count === 3)).toBe(true)
    })

    test('pictures that are not first come well after the first frame, and stand still while cards are sorted', async ({
      page,
    }) => {
      const release = await hold(page, '/assets/start-*.js')
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.addInitScript(() => requestAnimationFrame((frame) => Object.assign(window, { frame })))
      await page.goto(words.path)
      const picture = page.locator('#list img[loading="lazy"]').first()
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      const began = await page.evaluate(() => ({
        frame: Number(Reflect.get(window, 'frame')),
        pictures: [...document.querySelectorAll<HTMLImageElement>('li img[loading="lazy"]')].flatMap(
          ({ currentSrc }) => performance.getEntriesByName(currentSrc).map(({ startTime }) => startTime),
        ),
      }))
      expect(began.pictures.length).toBeGreaterThan(0)
      // Held back for 0.2 s, counted from some time before the frame; of themselves they come within 0.04 s after it.
      expect(Math.min(...began.pictures)).toBeGreaterThanOrEqual(began.frame + 100)
      release()
      await whenLive(page)
      const moving = await page.evaluate((label) => {
        const [, link] = document.querySelectorAll<HTMLElement>(`nav[aria-label="${label}"] a`)
        link?.click()
        return document.getAnimations().filter((one) => one instanceof CSSAnimation).length
      }, words.filter)
      expect(moving).toBe(0)
    })

    test('filters by category, keeps the choice in the address, and goes back', { tag: '@phone' }, async ({
      page,
    }) => {
      await page.goto(words.path)
      await whenLive(page)
      const filter = page.getByRole('navigation', { name: words.filter })
      const cases = await page.locator('li[data-category="case-study"]').count()
      const automation = await page.locator('li[data-category="automation"]').count()
      expect(Math.min(cases, automation)).toBeGreaterThan(0)
      await filter.getByRole('link', { name: words.cases }).click()
      await expect(page).toHaveURL(`${words.path}?category=case-study`)
      await expect(page.locator('#featured')).toBeHidden()
      await expect(page.locator('li[data-category]:visible')).toHaveCount(cases)
      await expect(page.getByRole('main').getByRole('status')).toContainText(String(cases))
      await filter.getByRole('link', { name: words.automation }).click()
      await expect(page.locator('li[data-category]:visible')).toHaveCount(automation)
      await page.goBack()
      await expect(page.locator('li[data-category]:visible')).toHaveCount(cases)
      await filter.getByRole('link', { name: words.all }).click()
      await expect(page.locator('#featured li:visible[data-category]')).toHaveCount(2)
      await expect(page).toHaveURL(words.path)
    })

    test('a card shows a dash until its number of views is there', async ({ page }) => {
      const release = await hold(page, '/api/views**')
      await page.goto(words.path)
      await expect(page.getByText(`— ${words.views}`).first()).toBeVisible()
      release()
      await expect(page.getByText(new RegExp(`^98\\d ${words.views}`))).toBeVisible()
    })

    test('a counter that fails stays a dash', async ({ page }) => {
      test.info().annotations.push({ type: 'console errors expected' })
      await page.route('/api/views**', (route) => route.abort())
      await page.goto(words.path)
      await whenLive(page)
      await expect(page.getByText(`— ${words.views}`).first()).toBeVisible()
    })

    test('the newsletter box leads to the contact page with the address filled in', async ({ page }) => {
      await page.goto(words.path)
      await page.getByRole('main').locator('form').getByRole('textbox').fill('asa@example.com')
      await page.getByRole('button', { name: words.subscribe }).click()
      await expect(page).toHaveURL(/\/contact\?email=asa%40example\.com/)
      await expect(
        page.getByRole('main').locator('form').getByLabel(words.email, { exact: true }),
      ).toHaveValue('asa@example.com')
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })
      test('filters by links and reads an article', async ({ page }) => {
        await page.goto(words.path)
        await page
          .getByRole('navigation', { name: words.filter })
          .getByRole('link', { name: words.automation })
          .click()
        await expect(page).toHaveURL(`${words.path}?category=automation`)
        await page.locator('li[data-category]:visible h3 a').first().click()
        await expect(page.locator('.prose p').first()).toBeVisible()
      })
    })
  })
}

test('an article counts its reader, and Swedish pages show how many there are', async ({ page }) => {
  const counted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/views'),
  )
  await page.goto('/sv/blog/app-utveckling-i-skane')
  expect(new URL((await counted).url()).searchParams.get('slug')).toBe('/sv/blog/app-utveckling-i-skane')
  await expect(page.getByText(/^65\d visningar$/)).toBeVisible()
  await page.goto('/blog/app-development-in-skane')
  await whenLive(page)
  await expect(page.getByText(/views$/).filter({ visible: true })).toHaveCount(0)
})

test('share copies the address where there is no share sheet, and says so', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/blog/effective-load-balancing-with-nginx')
  await whenLive(page)
  await page.getByRole('button', { name: 'Share Article' }).click()
  await expect(page.getByRole('status')).toContainText('The link was copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/blog/effective-load-balancing-with-nginx',
  )
  expect(site.url).toBeTruthy()
})

test('the first touch of a control before React is there is not lost', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 })
  })
  await page.goto('/blog/effective-load-balancing-with-nginx')
  await page.getByRole('button', { name: 'Share Article' }).click()
  await expect(page.getByRole('status')).toContainText('The link was copied.')
})
