import { type AnalyticsConfig, vendorNames, vendors } from './analytics-vendors.ts'
import type { Choice } from './choice.browser.ts'

type StartVendors = typeof import('./start-vendors.browser.ts')

let vendorsModule: Promise<StartVendors> | undefined

/**
 * Enforces a choice: removes what vendors without consent have left in the browser, and loads the vendors that are set up
 * and have consent. `atOpening` is what was allowed when the page opened.
 */
export async function enforceConsent(choice: Choice, atOpening: Choice) {
  // Written by the page's layout (root.tsx).
  const config: AnalyticsConfig = JSON.parse(document.documentElement.dataset.analytics ?? '')
  const names = vendorNames.filter((name) => config.ids[name])
  if (names.some((name) => choice[vendors[name].consent]))
    vendorsModule ??= import('./start-vendors.browser.ts')
  // Vendors that lose their consent have stopped writing then.
  if (vendorsModule) await (await vendorsModule).startVendors(config, choice, atOpening)
  for (const name of vendorNames) if (!choice[vendors[name].consent]) removeTraces(vendors[name].traces)
}

/** Removes cookies and storage entries of this site whose names begin with one of these prefixes. */
function removeTraces(prefixes: readonly string[]) {
  const isTrace = (name: string) => prefixes.some((prefix) => name.startsWith(prefix))
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  // A cookie is removed only under the domain that it was set for: the host or a parent domain.
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const name of cookies.filter(isTrace)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter(isTrace)) storage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
