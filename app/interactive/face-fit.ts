import { loadFace, showFace } from './head/face.ts'
import { root } from './head/page.ts'

/**
 * Shows the heading face if that moves nothing: where a heading in view would break into other lines, this page stays as
 * it was painted.
 */
export async function showFaceIfItFits() {
  // As on a page that one comes to from another: laying it out twice would find nothing.
  if (root.hasAttribute('data-face')) return
  await loadFace()
  await afterNextFrame()
  const before = headingsInView()
  showFace(true)
  if (headingsInView() !== before) showFace(false)
}

/** When the page has just been laid out: asking where things stand costs nothing then. */
const afterNextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Where the headings end that are in view, and the name of the site, as text. */
const headingsInView = () =>
  [...document.querySelectorAll('h1,h2,h3,header a')]
    .filter((heading) => heading.checkVisibility?.({ contentVisibilityAuto: true }))
    .map((heading) => heading.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
    .map(({ bottom }) => Math.round(bottom))
    .join()
