import switches from '../styles/switch.css?inline'
import search from './search.module.css?inline'
import dialog from './search-dialog.css?inline'
import toasts from './toasts.module.css?inline'

/** Brings the styles of what only a script shows, or uses: no page has to carry them to its first paint. */
export function bringLateStyles() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(dialog + switches + search + toasts)
  document.adoptedStyleSheets.push(sheet)
}
