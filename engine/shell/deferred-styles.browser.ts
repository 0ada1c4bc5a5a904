import { adoptStyles } from '../core/browser/adopt-styles.browser.ts'
import toasts from '../design/forms/toasts.module.css?inline'
import switches from '../design/styles/switch.css?inline'
import themeFade from '../design/styles/theme-fade.css?inline'
import dialog from '../features/search/search-dialog.css?inline'
import searchResults from '../features/search/search-results.module.css?inline'

/**
 * Built pages have the fade between themes in their linked styles (finish-page.ts): a registered property restyles the whole
 * page, which those do anyway.
 */
const fadeOfDevelopment = import.meta.env.DEV ? themeFade : ''

/** Adds the styles of what scripts show on every page. */
export const adoptDeferredStyles = () =>
  adoptStyles(dialog + switches + searchResults + toasts + fadeOfDevelopment)
