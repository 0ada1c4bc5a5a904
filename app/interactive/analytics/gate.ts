import type { Choice } from './choice.ts'
import { type Measured, vendorNames, vendors } from './vendors.ts'

type Measuring = typeof import('./measure.ts')

let measuring: Promise<Measuring> | undefined

/**
 * Follows a choice: removes what services without consent have left in the browser, and fetches what measures
 * when a service that is set up has consent. `atOpening` is what was allowed when the page opened.
 */
export async function measure(choice: Choice, atOpening: Choice) {
  // Written by the page's layout.
  const measured = JSON.parse(document.documentElement.dataset.measure ?? '') as Measured
  const names = vendorNames.filter((name) => measured.ids[name])
  if (names.some((name) => choice[vendors[name].consent])) measuring ??= import('./measure.ts')
  if (measuring) (await measuring).measure(measured, choice, atOpening)
  for (const name of vendorNames) if (!choice[vendors[name].consent]) forget(vendors[name].traces)
}

/** Removes cookies and stored entries of this site whose names begin like one of these. */
function forget(beginnings: readonly string[]) {
  const isTheirs = (name: string) => beginnings.some((beginning) => name.startsWith(beginning))
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  // A cookie may have been set for the host or for a domain above it, and is removed only by the same.
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const name of cookies.filter(isTheirs)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage).filter(isTheirs)) storage.removeItem(key)
  } catch {
    // Where storage is forbidden nothing has been left in it.
  }
}
