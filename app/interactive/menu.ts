/**
 * Makes the page behind the open menu inert. It becomes reachable again before the menu closes, so that the browser can
 * give the focus back to the button. The menu itself opens without a script.
 */
export function setUpMenu() {
  for (const step of ['beforetoggle', 'toggle']) {
    document.addEventListener(
      step,
      (event) => {
        const menu = event.target
        if (!(menu instanceof HTMLElement) || !menu.matches('[popover]')) return
        const isOpen = event instanceof ToggleEvent && event.newState === 'open'
        if (isOpen !== (step === 'beforetoggle')) setBackgroundInert(isOpen)
      },
      true,
    )
  }
  if (document.querySelector('[popover]:popover-open')) setBackgroundInert(true)
}

function setBackgroundInert(isInert: boolean) {
  for (const part of document.querySelectorAll<HTMLElement>('main, footer, [data-behind-menu]'))
    part.inert = isInert
  document.documentElement.classList.toggle('menu-open', isInert)
}
