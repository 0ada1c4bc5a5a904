import { useCallback, useSyncExternalStore } from 'react'
import type { AnswerTo } from './answer-types.ts'
import { type Answer, current, watch } from './answers.ts'

/** The answer to a path below /api, kept up to date while the component is shown. */
export function useAnswer<const Path extends string>(path: Path): Answer<AnswerTo<Path>> {
  const subscribe = useCallback((listener: () => void) => watch(path, listener), [path])
  return useSyncExternalStore(subscribe, () => current(path))
}
