/**
 * Calls once the page has loaded and has been painted: until then, whatever is fetched or run would compete with what
 * visitors came for. A page that is only being prepared waits until it is looked at.
 */
export function onceShown(begin: () => void) {
  addEventListener('load', () => {
    if (Reflect.get(document, 'prerendering'))
      document.addEventListener('prerenderingchange', () => oncePainted(begin))
    else oncePainted(begin)
  })
}

function oncePainted(begin: () => void) {
  let isBegun = false
  const once = () => {
    if (!isBegun) begin()
    isBegun = true
  }
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
  // A browser that guards against recognition keeps its paints to itself.
  setTimeout(once, 3000)
}
