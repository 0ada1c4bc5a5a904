/**
 * Calls `run` once the page has loaded and been painted, so that it does not compete with the first paint. A prerendered
 * page waits until a visitor opens it.
 */
export function afterFirstPaint(run: () => void) {
  addEventListener('load', () => {
    if (document.prerendering) document.addEventListener('prerenderingchange', () => oncePainted(run))
    else oncePainted(run)
  })
}

function oncePainted(run: () => void) {
  new Promise<unknown>((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    // Browsers that resist fingerprinting report no paint.
    setTimeout(resolve, 1000)
  }).then(run)
}

declare global {
  interface Document {
    /** https://developer.mozilla.org/docs/Web/API/Document/prerendering */
    prerendering?: boolean
  }
}
