import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { words } from '../../app/styleguide/styleguide.words.ts'
import { freePort } from '../../harness/port.ts'
import { startNpm } from '../support/npm.ts'
import { expect, test } from '../support/site-test.ts'

test('development shows tokens and components in both themes and languages', async ({ page }) => {
  // Development compiles on demand.
  test.setTimeout(90_000)
  const [port, dataFolder] = [await freePort(), mkdtempSync(join(tmpdir(), 'dev-'))]
  const { stdout, end } = startNpm('dev', {
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
  })
  // A full pipe would block the server.
  stdout.resume()
  // Styles load late in development, so a page transition would start without them.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  try {
    const address = `http://127.0.0.1:${port}/styleguide`
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200)
    await page.goto(address)
    for (const theme of Object.values(words.en.themes)) {
      const side = page.getByRole('region', { name: theme })
      await expect(side.getByRole('heading', { level: 1, name: theme })).toBeVisible()
      await expect(side.getByText('beacon', { exact: true })).toBeVisible()
    }
    const grounds = await page
      .locator('section[data-theme]')
      .evaluateAll((sides) => sides.map((side) => getComputedStyle(side).backgroundColor))
    expect(new Set(grounds).size).toBe(2)
    await page.getByRole('link', { name: words.en.other }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.sv.themes.dark })).toBeVisible()
  } finally {
    end()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

test('the built site has no style guide', async ({ request }) => {
  for (const path of ['/styleguide', '/sv/styleguide']) expect((await request.get(path)).status()).toBe(404)
  const traces = readdirSync('build/site', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json|xml|txt|md)$/.test(file))
    .filter((file) => readFileSync(join('build/site', file), 'utf8').includes('styleguide'))
  expect(traces).toEqual([])
})
