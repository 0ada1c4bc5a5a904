import { root } from '../../core/browser/dom.inline.ts'

/**
 * Loads the picture at the top of a page as soon as it is parsed. Where it differs by theme it is lazy, so that the hidden
 * one is not fetched (picture.tsx), and would otherwise wait for the first layout.
 */
export function loadFirstPictures() {
  const observer = new MutationObserver(() => {
    const first = `.in-${root.dataset.theme} img[fetchpriority]`
    for (const picture of document.querySelectorAll<HTMLImageElement>(first)) picture.loading = 'eager'
  })
  observer.observe(root, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => observer.disconnect())
}
