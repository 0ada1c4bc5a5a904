import type { Adapter } from '../track.browser.ts'
import { loadScript } from './script.browser.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const layer = () => {
  window.dataLayer ??= []
  return window.dataLayer
}

/** Consent Mode needs the `arguments` object itself, not an array. */
function gtag(..._command: unknown[]) {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments)
}

// https://developers.google.com/tag-platform/security/guides/consent
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/** Advertising signals always stay denied: the site builds no advertising profiles. */
const signals = (isAllowed: boolean) => ({
  ...denied,
  analytics_storage: isAllowed ? 'granted' : 'denied',
})

/** Google Tag Manager with Consent Mode v2. */
export const googleTagManager: Adapter = {
  start(id) {
    gtag('consent', 'default', denied)
    gtag('consent', 'update', signals(true))
    layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
  },
  consent: (isAllowed) => gtag('consent', 'update', signals(isAllowed)),
  send: (event, fields) => layer().push({ event, ...fields }),
}
