import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../harness/port.ts'
import type { Engine, Tab, TabOptions } from './engine.ts'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' }

/** Starts WebKitGTK behind WebKitWebDriver, on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
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
  const kill = () => {
    for (const program of programs) program.kill()
  }
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, driver)
  const window = reusableWindow(url)
  return {
    openTab: window.open,
    async stop() {
      await window.close()
      process.off('exit', kill)
      const ended = programs.map((program) => once(program, 'exit'))
      kill()
      await Promise.all(ended)
    },
  }
}

async function untilReady(url: string, driver: ChildProcess) {
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
    await wait(50)
  }
}

/** The driver has one window at a time. It is opened anew only to turn scripts on or off, because that takes a second. */
function reusableWindow(driver: string) {
  let session: string | undefined
  let hasScripts = true

  async function close() {
    // The window may be gone before the driver answers.
    if (session) await send('DELETE', session).catch(() => undefined)
    session = undefined
  }

  async function open({ width, height, areScriptsOn }: TabOptions): Promise<Tab> {
    if (hasScripts !== areScriptsOn) await close()
    session ??= await startSession(driver, areScriptsOn)
    hasScripts = areScriptsOn
    await send('POST', `${session}/window/rect`, { width, height })
    return tabOf(session)
  }

  return { open, close }
}

/** Opens a window. Returns the URL of its session. */
async function startSession(driver: string, areScriptsOn: boolean): Promise<string> {
  const here = (name: string) => join(import.meta.dirname, name)
  const options = {
    // Debian's Python, which has the bindings of Debian's WebKit.
    binary: '/usr/bin/python3',
    args: [
      here('webkit-window.py'),
      here('errors-of-page.js'),
      areScriptsOn ? 'with-scripts' : 'without-scripts',
    ],
  }
  const { sessionId } = await send('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  return `${driver}/session/${sessionId}`
}

/** Speaks the WebDriver protocol: https://www.w3.org/TR/webdriver2/#endpoints */
function tabOf(session: string): Tab {
  const command = (name: string, body: object) => send('POST', `${session}/${name}`, body)
  const perform = (source: object) => command('actions', { actions: [source] })
  const pressKeys = (keys: string[]) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  return {
    goto: (url) => command('url', { url }),
    reload: () => command('refresh', {}),
    evaluate: (run, ...args) =>
      command('execute/sync', { script: `return (${run}).apply(null, arguments)`, args }),
    clickAt: (x, y) =>
      perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) => pressKeys([keyCodes[key]]),
    type: (text) => pressKeys([...text]),
    close: () => command('url', { url: 'about:blank' }),
  }
}

/** Sends a command. Returns its value, whose shape is that of the command. */
async function send(method: string, url: string, body?: object) {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${url}: ${value.error}: ${value.message}`)
  return value
}
