import { expect, type Locator, type Page } from '@playwright/test'

/** What the keyboard has reached: what it is called, and what is wrong with how it shows. */
interface Stop {
  name: string
  wrong: string[]
}

/** Looks at what has the focus. Undefined when the keyboard has left the page, or begins it again. */
const stopOf = (page: Page, isForwards = true): Promise<Stop | undefined> =>
  page.evaluate((isForwards) => {
    const stop = document.activeElement
    if (!(stop instanceof HTMLElement) || stop === document.body) return undefined
    const wrong: string[] = []
    const before: unknown = Reflect.get(window, 'stopBefore')
    Object.assign(window, { stopBefore: stop })
    if (before instanceof HTMLElement && before.isConnected) {
      const isAfter = Boolean(before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
      const first: unknown = Reflect.get(window, 'stopFirst')
      if (stop === first) return undefined
      if (isAfter !== isForwards) wrong.push('comes out of order')
    } else Object.assign(window, { stopFirst: stop })

    const ringOf = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
    // A card whose link covers all of it wears the ring on what covers it.
    if (!ringOf(getComputedStyle(stop)) && !ringOf(getComputedStyle(stop, '::after')))
      wrong.push('shows no focus')

    const isSeenAt = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (stop.contains(top) || (top.contains(stop) && !top.matches('body, html')))
    }
    const isSeen = [...stop.getClientRects()].some((box) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => isSeenAt(box.x + box.width * across, box.y + box.height * down)),
      ),
    )
    if (!isSeen) wrong.push('is hidden')

    const label = stop.ariaLabel ?? stop.textContent?.trim() ?? ''
    return { name: `${stop.localName} ${(label || stop.id).slice(0, 60)}`, wrong }
  }, isForwards)

/** Walks through the whole page by Tab, there and back. Returns the names of the stops, and all that is wrong with them. */
export async function walk(page: Page): Promise<{ names: string[]; wrong: string[] }> {
  const names: string[] = []
  const wrong: string[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let times = 0; times < 200; times++) {
      await page.keyboard.press(key)
      const stop = await stopOf(page, key === 'Tab')
      if (!stop) break
      if (key === 'Tab') names.push(stop.name)
      wrong.push(...stop.wrong.map((what) => `${key}: ${stop.name} ${what}`))
    }
    await page.evaluate(() => Object.assign(window, { stopBefore: undefined }))
  }
  return { names, wrong }
}

/** Presses Tab until a control has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, control: Locator) {
  const isThere = () => control.evaluate((element) => element === document.activeElement)
  for (let times = 0; times < 80 && !(await isThere()); times++) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}
