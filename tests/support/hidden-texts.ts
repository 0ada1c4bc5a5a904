/**
 * Runs in the page. Returns the texts of its content that a visitor cannot see, not even after scrolling: transparent,
 * invisible, or left out of the layout until later. What a page does not display at all (`display: none`), what is
 * closed, and what is for screen readers alone does not count.
 */
export function hiddenTexts(): string[] {
  const meant =
    'details:not([open]) > :not(summary), dialog, [popover], [aria-hidden="true"], .visually-hidden, script, style'
  const isDisplayed = (element: Element | null): boolean =>
    element === null || (getComputedStyle(element).display !== 'none' && isDisplayed(element.parentElement))
  // An element with `display: contents` has no box of its own.
  const boxOf = (element: Element): Element =>
    element.parentElement && getComputedStyle(element).display === 'contents'
      ? boxOf(element.parentElement)
      : element
  const hidden: string[] = []
  const content = document.querySelector('main') ?? document.body
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement
    const words = text.textContent?.trim()
    if (!words || !element || element.closest(meant)) continue
    const isSeen = boxOf(element).checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    })
    if (!isSeen && isDisplayed(element)) hidden.push(words.slice(0, 60))
  }
  return hidden
}
