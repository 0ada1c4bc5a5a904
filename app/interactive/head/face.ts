import { root } from './page.ts'

/**
 * The heading face comes after the first paint, so that it takes nothing from what that paint needs; until then headings
 * stand in a face of the system that takes nearly the same room (tokens.css). A visitor who comes from another page of
 * the site has it already, and sees nothing else.
 */
export function showFaceAtOnce() {
  if (!document.referrer.startsWith(`${location.origin}/`)) return
  show(true)
  load()
}

/**
 * Fetches the face, and shows it if that moves nothing: where a heading in view would break into other lines, this page
 * stays as it was painted.
 */
export function showFace() {
  load().then(
    () => {
      const before = headingsInView()
      show(true)
      if (headingsInView() !== before) show(false)
    },
    () => {},
  )
}

const load = () => document.fonts.load('1em "Bricolage Grotesque"')
const show = (isShown: boolean) => root.toggleAttribute('data-face', isShown)

/** Where the headings end that are in view, and the name of the site, as text. */
const headingsInView = () =>
  [...document.querySelectorAll('h1,h2,h3,header a')]
    .filter((heading) => heading.checkVisibility?.({ contentVisibilityAuto: true }))
    .map((heading) => heading.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
    .map(({ bottom }) => Math.round(bottom))
    .join()
