import { stored } from '../stored.ts'

/** What a visitor has allowed. Stored as JSON under `cookieConsent`; no choice at all allows nothing. */
export interface Choice {
  necessary: true
  analytics: boolean
  performance: boolean
}

export const nothing: Choice = { necessary: true, analytics: false, performance: false }

export const consentKey = 'cookieConsent'

/** The choice that this browser holds now, whichever tab made it. Whatever is damaged or from elsewhere is none. */
export function storedChoice(): Choice | undefined {
  const text = stored(consentKey)
  if (!text) return
  try {
    const choice = JSON.parse(text) as Record<string, unknown>
    const { necessary, analytics, performance } = choice
    if (necessary === true && typeof analytics === 'boolean' && typeof performance === 'boolean')
      return { necessary, analytics, performance }
  } catch {
    // Not JSON, or JSON that is no object.
  }
}
