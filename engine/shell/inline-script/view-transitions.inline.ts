/**
 * Animates the picture of a card into the picture at the top of the page that it links to, and back. The transition name
 * is set only while a page is left or shown, because it must be unique on a page. Without a picture to animate the
 * transition is skipped, because the snapshot of the old page is slow on phones.
 */
export function setUpViewTransitions() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!animatePicture(viewTransition, activation?.entry.url, (card, top) => card ?? top))
      viewTransition?.skipTransition()
  })
  addEventListener('pagereveal', ({ viewTransition }) =>
    animatePicture(viewTransition, window.navigation?.activation?.from?.url, (card, top) => top ?? card),
  )
}

type Picture = HTMLElement | undefined

/** The other theme's picture beside it is hidden. */
const shown = (selector: string): Picture =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((picture) => picture.checkVisibility())

/** `other` is the URL of the other page, whose card may be on this one. Returns whether there was a picture to animate. */
function animatePicture(
  transition: ViewTransition | null,
  other: string | null | undefined,
  choose: (card: Picture, top: Picture) => Picture,
): boolean {
  if (!transition) return false
  // A skipped transition, for instance after a resize, is no error.
  transition.ready.catch(() => {})
  const finished = transition.finished.catch(() => {})
  const path = other && new URL(other).pathname
  const picture = choose(shown(`li:has(a[href="${path}"]) img`), shown('[data-hero] img'))
  if (!picture) return false
  const { top, bottom } = picture.getBoundingClientRect()
  // A picture out of view would fly across the page.
  if (bottom < 0 || top > innerHeight) return false
  picture.style.viewTransitionName = 'picture'
  finished.then(() => {
    picture.style.viewTransitionName = ''
  })
  return true
}
