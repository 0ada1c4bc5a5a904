import switches from '../styles/switch.css?inline'
import themeFade from '../styles/theme-fade.css?inline'
import messageSent from './message-sent.module.css?inline'
import dialog from './search-dialog.css?inline'
import searchResults from './search-results.module.css?inline'
import toasts from './toasts.module.css?inline'

/** Adds the styles of elements that only scripts show, and the fade between themes: no page needs them for its first paint. */
export function adoptDeferredStyles() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(dialog + switches + themeFade + searchResults + toasts + messageSent)
  document.adoptedStyleSheets.push(sheet)
}
