/**
 * Lets the picture of a card become the picture at the top of the page that it leads to, and back, where the browser
 * shows transitions between pages. Names are given as a page is left or shown and taken back afterwards, because one
 * name may stand only once on a page. Where nothing is carried the new page is simply there: a transition waits for a
 * picture of the old one, which takes a slow phone as long as painting the new one.
 */
export function setUpViewTransitions() {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!carryPicture(viewTransition, activation?.entry.url, (card, top) => card ?? top))
      viewTransition?.skipTransition()
  })
  addEventListener('pagereveal', ({ viewTransition }) =>
    carryPicture(viewTransition, window.navigation?.activation?.from?.url, (card, top) => top ?? card),
  )
}

type Picture = HTMLElement | null | undefined

/** `other` is the address of the page on the other side, whose card may stand here. Returns whether there was a picture. */
function carryPicture(
  transition: ViewTransition | null,
  other: string | null | undefined,
  choose: (card: Picture, top: Picture) => Picture,
): boolean {
  if (!transition) return false
  // A transition may be skipped, say when the window changes its size: that is no error.
  transition.ready.catch(() => {})
  const finished = transition.finished.catch(() => {})
  const path = other && new URL(other).pathname
  const card = document.querySelector<HTMLElement>(`li:has(a[href="${path}"]) img`)
  const picture = choose(card, document.querySelector<HTMLElement>('[data-hero] img'))
  if (!picture) return false
  const { top, bottom } = picture.getBoundingClientRect()
  // What is out of view would fly across the page.
  if (bottom < 0 || top > innerHeight) return false
  picture.style.viewTransitionName = 'picture'
  finished.then(() => {
    picture.style.viewTransitionName = ''
  })
  return true
}
