import { expect, type Locator, type Page } from '@playwright/test'

/** A tab stop: its name, and its errors. */
interface Stop {
  name: string
  wrong: string[]
}

/** Checks the focused element. Undefined when the focus has left the page or is back at the start. */
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
    // The link of a card has its focus ring on the pseudo-element that covers the card.
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

/** Tabs through the whole page, forwards and backwards. Returns the names of the stops, and all errors. */
export async function walk(page: Page): Promise<{ names: string[]; wrong: string[] }> {
  const names: string[] = []
  const wrong: string[] = []
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let times = 0; times < 200; times++) {
      await page.keyboard.press(key)
      const stop = await stopOf(page, key === 'Tab')
      if (!stop) break
      if (key === 'Tab') names.push(stop.name)
      wrong.push(...stop.wrong.map((error) => `${key}: ${stop.name} ${error}`))
    }
    await page.evaluate(() => Object.assign(window, { stopBefore: undefined }))
  }
  return { names, wrong }
}

/** Presses Tab, or another key, until a control has the focus. */
export async function tabTo(page: Page, control: Locator, key = 'Tab') {
  // Found once: to find it by its role takes longer than to press a key.
  const element = await control.elementHandle()
  const isFocused = () => element?.evaluate((one) => one === document.activeElement)
  for (let times = 0; times < 80 && !(await isFocused()); times++) await page.keyboard.press(key)
  await expect(control).toBeFocused()
}
