/**
 * Lets the picture of a card become the picture at the top of the page that it leads to, and back, where the browser
 * shows transitions between pages. Names are given as a page is left or shown and taken back afterwards, because one
 * name may stand only once on a page.
 */
export function carryPictures() {
  addEventListener('pageswap', ({ viewTransition, activation }) =>
    carry(viewTransition, activation?.entry.url, (card, top) => card ?? top),
  )
  addEventListener('pagereveal', ({ viewTransition }) =>
    carry(viewTransition, window.navigation?.activation?.from?.url, (card, top) => top ?? card),
  )
}

type Picture = HTMLElement | null | undefined

/** `other` is the address of the page on the other side, whose card may stand here. */
function carry(
  transition: ViewTransition | null,
  other: string | null | undefined,
  choose: (card: Picture, top: Picture) => Picture,
) {
  if (!transition) return
  // A transition may be skipped, say when the window changes its size: that is no error.
  transition.ready.catch(() => undefined)
  const finished = transition.finished.catch(() => undefined)
  const path = other && new URL(other).pathname
  const card = document.querySelector<HTMLElement>(`main li:has(a[href="${path}"]) img`)
  const picture = choose(card, document.querySelector<HTMLElement>('[data-hero] img'))
  if (!picture) return
  const { top, bottom } = picture.getBoundingClientRect()
  // What is out of view would fly across the page.
  if (bottom < 0 || top > innerHeight) return
  picture.style.viewTransitionName = 'picture'
  finished.then(() => {
    picture.style.viewTransitionName = ''
  })
}
