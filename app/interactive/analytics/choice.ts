/** What a visitor has allowed. Stored as JSON under `cookieConsent`; no choice at all allows nothing. */
export interface Choice {
  necessary: true
  analytics: boolean
  performance: boolean
}

export const nothing: Choice = { necessary: true, analytics: false, performance: false }

export const consentKey = 'cookieConsent'

/** Reads a stored choice. Whatever is damaged or from elsewhere is no choice. */
function choiceIn(text: string | null): Choice | undefined {
  try {
    const { necessary, analytics, performance } = JSON.parse(text ?? '') as Record<string, unknown>
    if (necessary === true && typeof analytics === 'boolean' && typeof performance === 'boolean')
      return { necessary, analytics, performance }
  } catch {
    // Not JSON, or JSON that is no object.
  }
}

/** The choice that this browser holds now, whichever tab made it. */
export function storedChoice(): Choice | undefined {
  // Storage can be forbidden altogether: then the question is put on every page.
  try {
    return choiceIn(localStorage.getItem(consentKey))
  } catch {
    return undefined
  }
}
