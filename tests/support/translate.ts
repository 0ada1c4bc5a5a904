import type { Page } from '@playwright/test'

/**
 * What the translation of a browser does: each text is replaced by elements with another text, and so is each that comes
 * later.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    function translateAll() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font, [translate=no]'))
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = `x${text.data}`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateAll()
    const watched = { childList: true, characterData: true, subtree: true }
    new MutationObserver(translateAll).observe(document.body, watched)
  })
