import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { findFirefox } from '../../harness/other-browsers.ts'
import { freePort } from '../../harness/port.ts'

/** A browser other than Chromium, which the tests in tests/e2e use. Its tab is as narrow as a phone. */
export interface Browser {
  openTab: () => Promise<Tab>
  stop: () => Promise<void>
}

/** A tab of a browser. It may hold what an earlier test has stored. */
export interface Tab {
  goto: (url: string) => Promise<unknown>
  /** Runs a function in the page. Its arguments and its result must survive JSON. */
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Result>
  clickAt: (x: number, y: number) => Promise<void>
  escape: () => Promise<void>
  type: (text: string) => Promise<void>
  close: () => Promise<unknown>
}

const size = { width: 390, height: 844 }
const firstScript = join(import.meta.dirname, 'errors-of-page.js')

export async function startFirefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    protocolTimeout: 60_000,
  })
  return {
    async openTab() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(size)
      await page.evaluateOnNewDocument(readFileSync(firstScript, 'utf8'))
      return {
        goto: (url) => page.goto(url),
        evaluate: async <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
          // The cast holds because the result of the expression is that of the function.
          (await page.evaluate(`(${run}).apply(null, ${JSON.stringify(args)})`)) as Result,
        clickAt: (x, y) => page.mouse.click(x, y),
        escape: () => page.keyboard.press('Escape'),
        type: (text) => page.keyboard.type(text),
        close: () => context.close(),
      }
    },
    stop: () => browser.close(),
  }
}

/** Starts WebKitGTK behind WebKitWebDriver, on a screen of its own. It has one tab. */
export async function startWebKit(): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface(screen.stdout), 'line')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  })
  const programs = [driver, screen]
  const kill = () => programs.map((program) => program.kill())
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
    await wait(50)
  }
  // Debian's Python, which has the bindings of Debian's WebKit.
  const binary = {
    binary: '/usr/bin/python3',
    args: [join(import.meta.dirname, 'webkit-window.py'), firstScript],
  }
  const { sessionId } = await send(`${url}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': binary } },
  })
  const tab = tabOf(`${url}/session/${sessionId}`)
  return {
    async openTab() {
      await send(`${url}/session/${sessionId}/window/rect`, size)
      return tab
    },
    async stop() {
      process.off('exit', kill)
      const ended = programs.map((program) => once(program, 'exit'))
      kill()
      await Promise.all(ended)
    },
  }
}

/** Speaks the WebDriver protocol: https://www.w3.org/TR/webdriver2/#endpoints */
function tabOf(session: string): Tab {
  const perform = (source: object) => send(`${session}/actions`, { actions: [source] })
  const pressKeys = (keys: string[]) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    })
  return {
    goto: (url) => send(`${session}/url`, { url }),
    evaluate: (run, ...args) =>
      send(`${session}/execute/sync`, { script: `return (${run}).apply(null, arguments)`, args }),
    clickAt: (x, y) =>
      perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    // https://www.w3.org/TR/webdriver2/#keyboard-actions
    escape: () => pressKeys(['\uE00C']),
    type: (text) => pressKeys([...text]),
    close: () => send(`${session}/url`, { url: 'about:blank' }),
  }
}

/** Sends a command. Returns its value, whose shape is that of the command. */
async function send(url: string, body: object) {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${url}: ${value.error}: ${value.message}`)
  return value
}
