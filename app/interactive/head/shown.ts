/**
 * Calls once the page has loaded and has been painted: until then, whatever is fetched or run would compete with what
 * visitors came for. A page that is only being prepared waits until it is looked at.
 */
export function onceShown(begin: () => void) {
  addEventListener('load', () => {
    // Of no library of types yet.
    if (!(document as { prerendering?: boolean }).prerendering) return oncePainted(begin)
    // What is this near to the view would be laid out in the first frame that is shown (base.css, prose.css): a fifth of
    // the time from a click to the page that has been prepared.
    for (const part of document.querySelectorAll<HTMLElement>('.later, .prose pre'))
      if (part.getBoundingClientRect().top < 2.5 * innerHeight) part.style.contentVisibility = 'visible'
    document.addEventListener('prerenderingchange', () => oncePainted(begin))
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
