import { readStorage } from '../../core/browser/local-storage.browser.ts'

/** What a visitor has allowed. Stored as JSON under `cookieConsent`; no choice at all allows nothing. */
export interface Choice {
  necessary: true
  analytics: boolean
  performance: boolean
}

export const nothing: Choice = { necessary: true, analytics: false, performance: false }

export const consentKey = 'cookieConsent'

/** The choice that is stored in this browser now, whichever tab made it. Damaged or foreign data counts as no choice. */
export function readChoice(): Choice | undefined {
  const text = readStorage(consentKey)
  if (!text) return
  try {
    const { necessary, analytics, performance }: Record<string, unknown> = JSON.parse(text)
    if (necessary === true && typeof analytics === 'boolean' && typeof performance === 'boolean')
      return { necessary, analytics, performance }
  } catch {
    // Not JSON, or JSON that is no object.
  }
}
