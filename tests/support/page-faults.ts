import type { Page } from '@playwright/test'

/* Each function finds what is wrong with the page that is open, one line for each fault. */

/** Elements whose place has changed since the page was opened. */
export const shifts = (page: Page) =>
  page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    // The cast holds: the observer gets only entries of https://wicg.github.io/layout-instability/
    const found = observer.takeRecords() as Shift[]
    const distance = found.reduce((sum, { value }) => sum + value, 0)
    if (Math.round(distance * 1000) === 0) return []
    const sides = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    return found
      .flatMap(({ sources }) => sources)
      .map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 20)}" jumps from ${sides(previousRect)} to ${sides(currentRect)}`,
      )
  })

/** How far the page scrolls sideways. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`it is ${scrollWidth - clientWidth} pixels too wide`] : []
  })

/** Words of headings that stand on two lines. */
export const brokenWords = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const words: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const heading = text.parentElement?.closest('h1, h2, h3')
      // The cards of a list have the titles that the owner gives.
      if (!heading?.checkVisibility() || heading.closest('[data-category]')) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
        // Longer ones have no room on a narrow phone.
        if (lines.size > 1 && word.length <= 20) words.push(`"${word}" is broken`)
      }
    }
    return words
  })

/** Controls that are too small for a finger. */
export const smallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')].flatMap(
      (control) => {
        const isReachable = control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0
        // Inline links are only as high as their line. In an article one may be a line of its own.
        const isInline =
          control.localName === 'a' &&
          getComputedStyle(control).display === 'inline' &&
          (control.closest('.prose') ||
            control.parentElement?.textContent?.trim() !== control.textContent?.trim())
        if (!isReachable || isInline || control.matches('.skip')) return []
        // A label belongs to its control, and a footnote is as small as the line above which it stands.
        if (control.closest('sup')) return []
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
        // A card's link covers the card.
        const cover = getComputedStyle(control, '::after')
        if (cover.position === 'absolute' && Number.parseFloat(cover.height) >= 44) return []
        if (Math.round(width) >= 44 && Math.round(height) >= 44) return []
        return [
          `${control.textContent?.trim().slice(0, 40)} is ${Math.round(width)} by ${Math.round(height)}`,
        ]
      },
    ),
  )

/** Names on maps that lie outside, or over a ring or another name, and towns of the list that a map in view lacks. */
export const mapFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    for (const map of document.querySelectorAll('figure svg[role="img"]')) {
      const edges = map.getBoundingClientRect()
      const towns = [...map.querySelectorAll('text')].map((text) => {
        const { left, right, top, height } = text.getBoundingClientRect()
        // The last ring of the light is its lamp: names may lie on its glow. A line is higher than its letters.
        const ring = text.parentElement?.querySelector('circle:last-of-type')?.getBoundingClientRect()
        const [upper, lower] = [top + height * 0.16, top + height * 0.96]
        return {
          name: text.textContent ?? '',
          isShown: text.checkVisibility(),
          ring,
          left,
          right,
          upper,
          lower,
        }
      })
      for (const { name, isShown, left, right, upper, lower } of towns) {
        if (!isShown) faults.push(`${name} is not shown`)
        if (left < edges.left || right > edges.right || upper < edges.top || lower > edges.bottom)
          faults.push(`${name} lies outside the map`)
        for (const other of towns) {
          const { x = 0, y = 0, width = 0 } = other.ring ?? {}
          const [middle, center] = [x + width / 2, y + width / 2]
          const away = Math.hypot(
            middle - Math.min(Math.max(middle, left), right),
            center - Math.min(Math.max(center, upper), lower),
          )
          if (away < width / 2) faults.push(`${name} lies over the ring of ${other.name}`)
          const isBeside =
            left > other.right || right < other.left || upper > other.lower || lower < other.upper
          if (other.name !== name && !isBeside) faults.push(`${name} lies over ${other.name}`)
        }
      }
      const label = map.getAttribute('aria-label') ?? ''
      for (const { textContent: town } of document.querySelectorAll('main aside li'))
        if (label.includes(town) && !towns.some(({ name }) => name === town))
          faults.push(`${town} is missing on the map`)
    }
    return faults
  })
