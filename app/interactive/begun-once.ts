/** What has been begun, by what it was begun for. */
type Begun<Key, Result> = {
  get: (key: Key) => Promise<Result> | undefined
  set: (key: Key, result: Promise<Result>) => unknown
  delete: (key: Key) => unknown
}

/** Begins something once, however often it is asked for; once it has failed, whoever asks next begins it anew. */
export function begunOnce<Key, Result>(
  begun: Begun<Key, Result>,
  key: Key,
  begin: () => Promise<Result>,
): Promise<Result> {
  const known = begun.get(key)
  if (known) return known
  const result = begin()
  begun.set(key, result)
  result.catch(() => begun.delete(key))
  return result
}
