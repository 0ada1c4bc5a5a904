import type { Page } from '@playwright/test'
import { facts } from '../content/facts.ts'
import { violations } from './axe.ts'
import { expect, hold, test, whenLive } from './site.ts'

const say = {
  en: {
    list: '/blog',
    box: 'Search articles and pages',
    none: 'Nothing matches “qqqqzzzzxx”',
    best: 'The best 10 of',
  },
  sv: {
    list: '/sv/blog',
    box: 'Sök bland artiklar och sidor',
    none: 'Inget stämmer med ”qqqqzzzzxx”',
    best: 'De 10 bästa av',
  },
} as const

const boxOn = (page: Page, language: 'en' | 'sv') =>
  page.getByRole('main').getByRole('searchbox', { name: say[language].box })

test('the box on the list finds, counts and marks', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/sv/blog')
  await boxOn(page, 'sv').fill('nginx lastbalansering')
  const search = page.getByRole('main').getByRole('search')
  const first = search.getByRole('listitem').first()
  await expect(first.getByRole('link')).toHaveAttribute('href', '/sv/blog/effektiv-lastbalansering-med-nginx')
  await expect(first).toContainText('Artikel')
  await expect(first.locator('strong mark')).toHaveText(['lastbalansering', 'Nginx'])
  const count = await search.getByRole('listitem').count()
  await expect(search.getByText(`${count} träffar`)).toBeVisible()
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Effektiv lastbalansering med Nginx')
})

for (const [language, query] of [
  ['sv', 'solvesborg'],
  ['sv', 'Sölvesborg'],
  ['en', 'SOLVESBORG'],
] as const) {
  test(`"${query}" finds Sölvesborg on ${say[language].list}`, async ({ page }) => {
    await page.goto(say[language].list)
    await boxOn(page, language).fill(query)
    await expect(page.getByRole('search').locator('mark').first()).toHaveText('Sölvesborg')
    await expect(page.getByRole('search').getByRole('listitem').first()).toContainText('Sölvesborg')
  })
}

for (const language of ['en', 'sv'] as const) {
  test(`of many hits the ten best are shown on ${say[language].list}`, async ({ page }) => {
    await page.goto(say[language].list)
    await boxOn(page, language).fill(facts.address.town)
    await expect(page.getByText(say[language].best)).toBeVisible()
    await expect(page.getByRole('search').getByRole('listitem')).toHaveCount(10)
  })
}

test('pages are found beside articles, half-typed and misspelt words too', async ({ page }) => {
  await page.goto('/blog')
  const box = boxOn(page, 'en')
  const first = page.getByRole('search').getByRole('listitem').first().getByRole('link')
  await box.fill('privacy')
  await expect(first).toHaveAttribute('href', '/privacy')
  await box.fill('ansib')
  await expect(first).toHaveAttribute('href', '/blog/automate-your-infrastructure-with-ansible')
  await box.fill('karlskrna')
  await expect(first).toHaveAttribute('href', '/locations/karlskrona')
})

for (const language of ['en', 'sv'] as const) {
  test(`says so when nothing is found on ${say[language].list}`, async ({ page }) => {
    await page.goto(say[language].list)
    await boxOn(page, language).fill('qqqqzzzzxx')
    await expect(page.getByRole('search').getByText(say[language].none)).toBeVisible()
    await expect(page.getByRole('search').getByRole('listitem')).toHaveCount(0)
    await boxOn(page, language).fill('')
    await expect(page.getByText(say[language].none)).toHaveCount(0)
  })
}

test('code and index are fetched at the first use, once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofSearch = () => asked.filter((path) => /search-index|^\/search\//.test(path))
  await page.goto('/blog')
  await whenLive(page)
  await expect(page.getByText(/^98\d views/)).toBeVisible()
  expect(ofSearch()).toEqual([])
  await boxOn(page, 'en').fill('nginx')
  await expect(page.getByRole('search').getByRole('listitem').first()).toBeVisible()
  await boxOn(page, 'en').fill('ansible')
  await expect(page.getByRole('search').locator('mark').first()).toHaveText(/ansible/i)
  expect(ofSearch().sort()).toEqual([expect.stringContaining('/assets/search-index'), '/search/en.json'])
})

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`${key} opens the search on any page, and Escape closes it`, async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name: say.en.box })
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('load balancing')
    const results = dialog.getByRole('link')
    await expect(results.first()).toHaveAttribute('href', '/blog/effective-load-balancing-with-nginx')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.keyboard.press(key)
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })
}

test('what is typed before React is there is answered when it is', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'requestIdleCallback', { value: () => 0 }))
  const release = await hold(page, '/assets/start-*.js')
  await page.goto('/sv/faq')
  await page.keyboard.press('/')
  await page.keyboard.type('ansible')
  release()
  const dialog = page.getByRole('dialog', { name: say.sv.box })
  await expect(dialog.locator('mark').first()).toHaveText('Ansible')
  await expect(dialog.getByRole('searchbox')).toHaveValue('ansible')
})

test('results are walked through by arrow keys and Enter', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('nginx')
  const dialog = page.getByRole('dialog', { name: say.en.box })
  const links = dialog.getByRole('link')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const target = (await links.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target)
})

test('the keys are letters while one types in a field', async ({ page }) => {
  await page.goto('/contact')
  const message = page.getByRole('main').getByRole('textbox').last()
  await message.click()
  await page.keyboard.type('and/or')
  await page.keyboard.press('Control+k')
  await expect(message).toHaveValue('and/or')
  await expect(page.getByRole('dialog', { name: say.en.box })).toBeHidden()
})

test('an index that cannot be had is said, and the form leads to the list', async ({ page }) => {
  test.info().annotations.push({ type: 'console errors expected' })
  await page.route('/search/en.json', (route) => route.abort())
  await page.goto('/faq')
  await page.keyboard.press('/')
  await page.keyboard.type('nginx')
  const dialog = page.getByRole('dialog', { name: say.en.box })
  await expect(dialog.getByText('could not be loaded')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog?q=nginx')
})

test('the address of a search is answered when it is opened', async ({ page }) => {
  await page.goto('/sv/blog?q=ansible')
  await expect(boxOn(page, 'sv')).toHaveValue('ansible')
  await expect(page.getByRole('search').getByRole('listitem').first()).toContainText('Ansible')
})

test(
  'open and full of results it is accessible, and fits 320 pixels with room for fingers',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/sv/blog')
    await page.keyboard.press('/')
    await page.keyboard.type('nginx')
    const dialog = page.getByRole('dialog', { name: say.sv.box })
    await expect(dialog.getByRole('link').first()).toBeVisible()
    for (const control of await dialog.locator('input, button, a').all()) {
      const size = await control.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expect(dialog.getByRole('button', { name: 'Stäng' })).toBeInViewport({ ratio: 1 })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    expect(await violations(page)).toEqual([])
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the box leads to the list, which stays usable', async ({ page }) => {
    await page.goto('/sv/blog')
    await boxOn(page, 'sv').fill('nginx')
    await boxOn(page, 'sv').press('Enter')
    await expect(page).toHaveURL('/sv/blog?q=nginx')
    await expect(page.locator('#featured li[data-category]')).toHaveCount(2)
    await expect(page.locator('#list li[data-category]:visible').first()).toBeVisible()
  })
})

for (const [path, name, box] of [
  ['/about', 'Search', 'Search articles and pages'],
  ['/sv/portfolio', 'Sök', 'Sök bland artiklar och sidor'],
] as const) {
  test(`the button in the header of ${path} opens the search`, async ({ page }) => {
    await page.goto(path)
    const button = page.getByRole('banner').getByRole('link', { name, exact: true })
    await button.click()
    const dialog = page.getByRole('dialog', { name: box })
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await dialog.getByRole('searchbox').fill('ansible')
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page).toHaveURL(path)
  })
}

test('without a script the button in the header leads to the list of articles', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${site.url}/sv/about`)
  await page.getByRole('banner').getByRole('link', { name: 'Sök', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/sv/blog`)
  await page.close()
})
