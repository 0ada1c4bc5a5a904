import { useRef } from 'react'

/** The same content keeps its key until it is forgotten, so that the server stores it once however often it is sent. */
export function useIdempotencyKey() {
  const attempt = useRef<{ content: string; key: string }>(undefined)
  return {
    keyOf(sent: object): string | undefined {
      // `crypto.randomUUID` exists only over HTTPS and on localhost.
      if (!isSecureContext) return undefined
      const content = JSON.stringify(sent)
      if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() }
      return attempt.current.key
    },
    forget() {
      attempt.current = undefined
    },
  }
}
