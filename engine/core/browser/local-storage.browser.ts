/** The stored value of a key, or null, also where storage is blocked. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value for later pages. */
export function writeStorage(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked: the value applies to this page only.
  }
}

/** Calls `reread` when another tab may have changed the value, also while this page was in the back/forward cache. */
export function onStorageChange(key: string, reread: () => void) {
  addEventListener('storage', (event) => (event.key === key || event.key === null) && reread())
  addEventListener('pageshow', ({ persisted }) => persisted && reread())
}
