import { expect } from '@playwright/test'
import type { Tab } from './start-browsers.ts'

const selectors = {
  button: 'button',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  region: 'section',
  searchbox: 'input[type="search"]',
  textbox: 'input:not([type="search"], [type="hidden"], [type="checkbox"], [type="radio"]), textarea',
}

/** A visible part of the page by role and name, as in the tests with Playwright. `within` is the selector of an ancestor. */
export interface Part {
  role: keyof typeof selectors
  name: string
  within?: string
}

const eventually = { timeout: 30_000, intervals: [50, 100, 200, 400] }

/** What a visitor does and sees in a tab. Everything waits until it is possible, or fails after a while. */
export const visitorOf = (tab: Tab) => {
  /** Waits until a function returns true in the page, which may be replaced meanwhile. */
  const expects = <Args extends unknown[]>(run: (...args: Args) => boolean, ...args: Args) =>
    expect(async () => expect(await tab.evaluate(run, ...args), String(run)).toBe(true)).toPass(eventually)

  const find = ({ role, name, within = 'body' }: Part) =>
    tab.evaluate(findPart, selectors[role], name, within)

  const sees = (part: Part, expected: Record<string, unknown> = {}) =>
    expect(async () => expect(await find(part), `${part.role} ${part.name}`).toMatchObject(expected)).toPass(
      eventually,
    )

  /** Clicks on a part once it neither moves nor is covered. */
  const click = (part: Part) =>
    expect(async () => {
      const before = await find(part)
      const found = await find(part)
      expect(found, part.name).toMatchObject({ ...before, isCovered: false, isMoving: false })
      if (found) await tab.clickAt(found.x, found.y)
    }).toPass(eventually)

  return {
    tab,
    expects,
    sees,
    click,
    seesNo: (part: Part) =>
      expect(async () => expect(await find(part), `${part.role} ${part.name}`).toBeNull()).toPass(eventually),
    /** Opens a page, and waits until its islands are hydrated. */
    async open(url: string) {
      await tab.goto(url)
      await expects(
        () =>
          document.documentElement.dataset.live !== undefined &&
          !document.querySelector('[data-island]:not([data-live], details:not([open]) *)'),
      )
    },
    /** Replaces the text of a field. */
    async fill(part: Part, text: string) {
      await click(part)
      await tab.evaluate(() => {
        const field = document.activeElement
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
      })
      await tab.type(text)
    },
    /** Waits until the page at a path has loaded. */
    isAt: (path: string) =>
      expects(
        (path) =>
          location.pathname + location.search + location.hash === path && document.readyState === 'complete',
        path,
      ),
    /** The errors that errors-of-page.js has collected. */
    errors: (): Promise<unknown> => tab.evaluate(() => Reflect.get(window, 'pageErrors')),
  }
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
  }
}
