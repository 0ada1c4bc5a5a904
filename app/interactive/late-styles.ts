import dialog from '../components/search-dialog.module.css?inline'
import search from './search.module.css?inline'
import toasts from './toasts.module.css?inline'

/** Brings the styles of what only a script shows: no page has to carry them to its first paint. */
export function bringLateStyles() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(dialog + search + toasts)
  document.adoptedStyleSheets.push(sheet)
}
