/**
 * Fetches the faces with the page, else they come too late for the first paint, and `optional` leaves them out. On a slow
 * network they are late anyway, and Chrome, which alone tells how slow it is, would hold the paint back for them: 100 ms.
 */
export function fetchFaces() {
  if ((navigator.connection?.rtt ?? 0) > 100) return
  // Refused where the visitor has left the page meanwhile.
  for (const face of document.fonts) if (face.display === 'optional') face.load().catch(() => {})
}

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/ */
    connection?: { rtt: number }
  }
}
