/**
 * Calls once the page has loaded and has been painted: until then, whatever is fetched or run would compete with what
 * visitors came for. A page that is only being prepared waits until it is looked at.
 */
export function onceShown(begin: () => void) {
  addEventListener('load', () => {
    if (!Reflect.get(document, 'prerendering')) return oncePainted(begin)
    layOutView()
    document.addEventListener('prerenderingchange', () => oncePainted(begin))
  })
}

/**
 * Lays out what the browser would only lay out in the first frame that it shows: what is as near to the view as this
 * (base.css). A fifth of the time from a click to the page that has been prepared.
 */
function layOutView() {
  for (const part of document.querySelectorAll('.later'))
    if (part.getBoundingClientRect().top < 2.5 * innerHeight) part.classList.remove('later')
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
