import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'
import type { Engine, TabOptions } from './engine.ts'

const firstScript = readFileSync(join(import.meta.dirname, 'errors-of-page.js'), 'utf8')

/** Starts Firefox at a path. Scripts can be forbidden only for a whole browser, so there is a second one for that. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const start = (areScriptsOn: boolean) =>
    launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      timeout: 60_000,
      protocolTimeout: 60_000,
      extraPrefsFirefox: { 'javascript.enabled': areScriptsOn },
    })
  const browser = await start(true)
  let browserWithoutScripts: typeof browser | undefined

  async function openTab({ width, height, areScriptsOn }: TabOptions) {
    if (!areScriptsOn) browserWithoutScripts ??= await start(false)
    const context = await ((!areScriptsOn && browserWithoutScripts) || browser).createBrowserContext()
    const page = await context.newPage()
    await page.setViewport({ width, height })
    await page.evaluateOnNewDocument(firstScript)
    return {
      goto: async (url: string) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: async <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
        // The cast holds because the result of the expression is that of the function.
        (await page.evaluate(`(${run}).apply(null, ${JSON.stringify(args)})`)) as Result,
      clickAt: (x: number, y: number) => page.mouse.click(x, y),
      press: (key: 'Tab' | 'Enter' | 'Escape') => page.keyboard.press(key),
      type: (text: string) => page.keyboard.type(text),
      close: () => context.close(),
    }
  }

  return {
    openTab,
    async stop() {
      await browser.close()
      await browserWithoutScripts?.close()
    },
  }
}
