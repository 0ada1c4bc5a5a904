/**
 * Makes the page behind the open menu inert. It becomes reachable again before the menu closes, so that the browser can
 * give the focus back to the button. The menu itself opens without a script.
 */
export function setUpMenu() {
  for (const type of ['beforetoggle', 'toggle']) {
    document.addEventListener(
      type,
      (event) => {
        const menu = event.target
        if (!(menu instanceof HTMLElement) || !menu.matches('[popover]')) return
        const isOpen = event instanceof ToggleEvent && event.newState === 'open'
        if (isOpen !== (type === 'beforetoggle'))
          setBackgroundInert(isOpen && (menu.checkVisibility?.() ?? true))
      },
      true,
    )
  }
  if (document.querySelector('[popover]:popover-open')) setBackgroundInert(true)
}

function setBackgroundInert(isInert: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('.skip, main, footer, [data-behind-menu]'))
    element.inert = isInert
  document.documentElement.classList.toggle('menu-open', isInert)
}
