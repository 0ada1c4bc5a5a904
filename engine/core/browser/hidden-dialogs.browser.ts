/**
 * Closes every dialog that is open over the page but cannot be seen, as blockers of cookie notices leave it: else nobody could
 * use the page behind. Dialogs must not fade in, because one without opacity counts as hidden.
 */
export function closeHiddenDialogs() {
  const closeHidden = (dialogs: Iterable<HTMLDialogElement>) => {
    for (const dialog of dialogs) if (!isSeen(dialog)) dialog.close()
  }
  // One may also be hidden while it is open.
  const sizes = new ResizeObserver((entries) =>
    closeHidden(entries.map(({ target }) => target).filter(isModal)),
  )
  const check = () => {
    const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog:modal')
    for (const dialog of dialogs) sizes.observe(dialog)
    closeHidden(dialogs)
  }
  new MutationObserver(() => {
    check()
    // One that is hidden before it is drawn has had no size that could change.
    requestAnimationFrame(check)
  }).observe(document, { subtree: true, attributeFilter: ['open'] })
  check()
}

const isModal = (element: Element): element is HTMLDialogElement => element.matches('dialog:modal')

function isSeen(dialog: HTMLDialogElement): boolean {
  const { width, height } = dialog.getBoundingClientRect()
  // Safari knows checkVisibility since 17.4.
  const isVisible = dialog.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true
  return isVisible && width > 0 && height > 0
}
