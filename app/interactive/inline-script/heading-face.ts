/**
 * Fetches the face of headings with the page, else it comes too late for the first paint, and `optional` leaves it out. On a
 * slow network it is late anyway, and Chrome, which alone tells how slow it is, would hold the paint back for it: 100 ms.
 */
export function fetchHeadingFace() {
  if (!(navigator.connection && navigator.connection.rtt > 100))
    document.fonts.load('1em "Bricolage Grotesque"')
}

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/ */
    connection?: { rtt: number }
  }
}
