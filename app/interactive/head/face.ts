import { root } from './page.ts'

/**
 * The heading face comes after the first paint, so that it takes nothing from what that paint needs; until then headings
 * stand in a face of the system that takes nearly the same room (tokens.css). A visitor who comes from another page of
 * the site has it already, and sees nothing else.
 */
export function showFaceAtOnce() {
  if (!document.referrer.startsWith(`${location.origin}/`)) return
  showFace(true)
  loadFace()
}

/** Fetches the face. Whether it is shown then, face-fit.ts finds out. */
export const loadFace = () => document.fonts.load('1em "Bricolage Grotesque"')

export const showFace = (isShown: boolean) => root.toggleAttribute('data-face', isShown)
