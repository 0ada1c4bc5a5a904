import { expect } from '@playwright/test'
import type { Tab } from './engine.ts'

const selectors = {
  button: 'button',
  dialog: 'dialog, [role="dialog"]',
  disclosure: 'summary',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  region: 'section',
  searchbox: 'input[type="search"]',
  switch: '[role="switch"]',
  textbox: 'input:not([type="search"], [type="hidden"], [type="checkbox"], [type="radio"]), textarea',
}

/** A visible part of the page by role and name, as in the tests with Playwright. `within` is the selector of an ancestor. */
interface Part {
  role: keyof typeof selectors
  name: string
  within?: string
}

const patience = { timeout: 30_000, intervals: [50, 100, 200, 400] }

/** What a visitor does and sees in a tab. Everything waits until it is possible, or fails after a while. */
export class Visitor {
  readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  /** Opens a page, and waits until its islands are hydrated. */
  async open(url: string) {
    await this.tab.goto(url)
    await this.whenLive()
  }

  whenLive = () =>
    this.expects('is live', () => {
      const { dataset } = document.documentElement
      return dataset.live !== undefined && !document.querySelector('[data-island]:not([data-live])')
    })

  /** Waits until a function returns true in the page, which may be replaced meanwhile. */
  async expects<Args extends unknown[]>(
    what: string,
    run: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await expect(async () => {
      expect(await this.tab.evaluate(run, ...args), what).toBe(true)
    }).toPass(patience)
  }

  find = ({ role, name, within = 'body' }: Part) => this.tab.evaluate(findPart, selectors[role], name, within)

  async sees(part: Part) {
    await expect(async () =>
      expect(await this.find(part), `${part.role} ${part.name}`).not.toBeNull(),
    ).toPass(patience)
  }

  async seesNo(part: Part) {
    await expect(async () => expect(await this.find(part), `${part.role} ${part.name}`).toBeNull()).toPass(
      patience,
    )
  }

  async hasFocusOn(part: Part) {
    await expect(async () => {
      expect(await this.find(part), `${part.role} ${part.name}`).toMatchObject({ isFocused: true })
    }).toPass(patience)
  }

  /** Clicks on a part once it neither moves nor is covered. */
  async click(part: Part) {
    await expect(async () => {
      const before = await this.find(part)
      const found = await this.find(part)
      expect(found, `${part.role} ${part.name}`).toMatchObject({
        x: before?.x,
        y: before?.y,
        isCovered: false,
        isMoving: false,
      })
      if (found) await this.tab.clickAt(found.x, found.y)
    }).toPass(patience)
  }

  /** Replaces the text of a field. */
  async fill(part: Part, text: string) {
    await this.click(part)
    await this.tab.evaluate(() => {
      const field = document.activeElement
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
    })
    await this.tab.type(text)
  }

  /** Waits until the page at a path has loaded. */
  async isAt(path: string) {
    const opened = () =>
      this.tab.evaluate(() => ({
        path: location.pathname + location.search + location.hash,
        state: document.readyState,
      }))
    await expect(async () => expect(await opened()).toEqual({ path, state: 'complete' })).toPass(patience)
  }

  /** The errors that errors-of-page.js has collected. */
  errors = (): Promise<unknown> => this.tab.evaluate(() => Reflect.get(window, 'pageErrors'))
}

/** Runs in the page: scrolls a visible element into view, and returns its middle. Null where there is none. */
function findPart(selector: string, name: string, within: string) {
  const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined
    const labelledBy = element.getAttribute('aria-labelledby')
    return (
      element.getAttribute('aria-label') ??
      (labelledBy ? textOf(document.getElementById(labelledBy)) : undefined) ??
      (label instanceof Element ? textOf(label) : textOf(element))
    )
  }
  const found = [...document.querySelectorAll(within)]
    .flatMap((ancestor) => [...ancestor.querySelectorAll(selector)])
    .find((element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element) === name)
  if (!found) return null
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const [box] = found.getClientRects()
  if (!box) return null
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(x, y)
  return {
    x,
    y,
    isCovered: !top || !(found.contains(top) || (top.contains(found) && !top.matches('html, body'))),
    // What fades in, or a transition from the page before, swallows clicks.
    isMoving: document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(found),
      ),
    isFocused: found === document.activeElement,
    text: textOf(found),
  }
}
