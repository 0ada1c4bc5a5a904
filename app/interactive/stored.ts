/** What this browser holds under a key. Storage can be forbidden altogether: then it holds nothing. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Holds a value under a key for later pages; where storage is forbidden, what was chosen holds for this page only. */
export function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nobody could do anything about it.
  }
}

/** Calls when what is stored may have changed unseen: in another tab, or while the page lay in the back/forward cache. */
export function whenChanged(key: string, reread: () => void) {
  addEventListener('storage', (event) => (event.key === key || event.key === null) && reread())
  addEventListener('pageshow', ({ persisted }) => persisted && reread())
}
