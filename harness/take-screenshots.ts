import type { Browser, Page } from '@playwright/test'

interface View {
  /** Of the file. */
  name: string
  width: number
  theme?: 'dark' | 'light'
  /** As browsers do it: fewer CSS pixels, each as many more pixels of the screen. */
  zoom?: number
  forcedColors?: 'active'
  isPrinted?: boolean
}

export const views: View[] = [
  ...[360, 768, 1440].flatMap((width) =>
    (['dark', 'light'] as const).map((theme) => ({ name: `${width}-${theme}`, width, theme })),
  ),
  { name: 'zoom-200', width: 1440, zoom: 2 },
  { name: 'zoom-400', width: 1440, zoom: 4 },
  { name: 'forced-colors', width: 1440, forcedColors: 'active' },
  { name: 'print', width: 794, isPrinted: true },
]

/** Takes these pages of a running site in each of the views, into a folder for each page. */
export async function takeScreenshots(
  browser: Browser,
  site: string,
  paths: readonly string[],
  wanted: readonly View[],
  folder = 'screenshots',
) {
  const choice = JSON.stringify({ necessary: true, analytics: false, performance: false })
  const localStorage = [{ name: 'cookieConsent', value: choice }]
  for (const [zoom, zoomed] of Map.groupBy(wanted, ({ zoom = 1 }) => zoom)) {
    const context = await browser.newContext({
      baseURL: site,
      deviceScaleFactor: zoom,
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: site, localStorage }] },
    })
    const page = await context.newPage()
    // The first visit loads the heading font, which only the next page shows.
    await page.goto('/', { waitUntil: 'networkidle' })
    for (const path of paths) {
      const into = `${folder}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}`
      for (const view of zoomed) await takeView(page, path, view, into)
    }
    await context.close()
  }
}

async function takeView(page: Page, path: string, view: View, folder: string) {
  const { name, width, theme = 'light', zoom = 1, forcedColors = 'none', isPrinted } = view
  await page.setViewportSize({ width: width / zoom, height: 900 / zoom })
  await page.emulateMedia({ forcedColors })
  await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme)
  await page.goto(path, { waitUntil: 'networkidle' })
  // Loads lazy pictures at once.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
  const file = `${folder}/${name}`
  if (isPrinted) await page.pdf({ path: `${file}.pdf`, format: 'A4' })
  else await page.screenshot({ path: `${file}.png`, fullPage: true, animations: 'disabled' })
}
