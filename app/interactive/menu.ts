/**
 * While the menu is open, nothing behind it can be reached or scrolled. That is let go before the menu closes, so that
 * the browser can give the focus back to the button. The menu itself opens without a script.
 */
export function guardMenu() {
  for (const step of ['beforetoggle', 'toggle']) {
    document.addEventListener(
      step,
      (event) => {
        const menu = event.target
        if (!(menu instanceof HTMLElement) || !menu.matches('[popover]')) return
        const isOpen = (event as ToggleEvent).newState === 'open'
        if (isOpen !== (step === 'beforetoggle')) holdBehind(isOpen)
      },
      true,
    )
  }
  if (document.querySelector('[popover]:popover-open')) holdBehind(true)
}

function holdBehind(isHeld: boolean) {
  for (const part of document.querySelectorAll<HTMLElement>('main, footer, [data-behind-menu]'))
    part.inert = isHeld
  document.documentElement.classList.toggle('menu-open', isHeld)
}
