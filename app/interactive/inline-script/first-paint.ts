/**
 * Calls `run` once the page has loaded and been painted, so that it does not compete with the first paint. A prerendered
 * page waits until a visitor opens it.
 */
export function afterFirstPaint(run: () => void) {
  addEventListener('load', () => {
    if (isPrerendering()) document.addEventListener('prerenderingchange', () => oncePainted(run))
    else oncePainted(run)
  })
}

/** TypeScript's DOM types do not know `document.prerendering` yet. */
const isPrerendering = () => 'prerendering' in document && document.prerendering

function oncePainted(run: () => void) {
  let next = run
  const once = () => {
    next()
    next = () => {}
  }
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
  // Browsers that resist fingerprinting report no paint.
  setTimeout(once, 1000)
}
