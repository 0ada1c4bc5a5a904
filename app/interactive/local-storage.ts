/** What this browser holds under a key. Storage can be forbidden altogether: then it holds nothing. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Holds a value under a key for later pages; where storage is forbidden, what was chosen holds for this page only. */
export function writeStorage(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nobody could do anything about it.
  }
}

/** Calls when what is readStorage may have changed elsewhere: in another tab, or while the page lay in the back/forward cache. */
export function onStorageChange(key: string, reread: () => void) {
  addEventListener('storage', (event) => (event.key === key || event.key === null) && reread())
  addEventListener('pageshow', ({ persisted }) => persisted && reread())
}
