import toasts from '../design/forms/toasts.module.css?inline'
import switches from '../design/styles/switch.css?inline'
import themeFade from '../design/styles/theme-fade.css?inline'
import messageSent from '../features/messages/message-sent.module.css?inline'
import dialog from '../features/search/search-dialog.css?inline'
import searchResults from '../features/search/search-results.module.css?inline'

/**
 * Built pages have the fade between themes in their linked styles (finish-page.ts): a registered property restyles the whole
 * page, which those do anyway.
 */
const fadeOfDevelopment = import.meta.env.DEV ? themeFade : ''

/** Adds the styles of elements that only scripts show: no page needs them for its first paint. */
export function adoptDeferredStyles() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(dialog + switches + searchResults + toasts + messageSent + fadeOfDevelopment)
  document.adoptedStyleSheets.push(sheet)
}
