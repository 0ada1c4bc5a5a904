import { useState } from 'react'
import type { Answer } from './answers.ts'

/** The answer before, while the next one is on its way: a list that is searched does not blink. */
export function useLastHere<Of>(answer: Answer<Of>): Answer<Of> {
  const [last, setLast] = useState(answer)
  if (answer.is !== 'loading' && answer !== last) setLast(answer)
  return answer.is === 'loading' ? last : answer
}
