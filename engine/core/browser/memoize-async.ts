/** A Map or a WeakMap of results. */
type Cache<Key, Result> = {
  get: (key: Key) => Promise<Result> | undefined
  set: (key: Key, result: Promise<Result>) => unknown
  delete: (key: Key) => unknown
}

/** Runs once for each key and shares the result. After a failure the next call runs again. */
export function memoizeAsync<Key, Result>(
  cache: Cache<Key, Result>,
  key: Key,
  run: () => Promise<Result>,
): Promise<Result> {
  const cached = cache.get(key)
  if (cached) return cached
  const result = run()
  cache.set(key, result)
  result.catch(() => cache.delete(key))
  return result
}
