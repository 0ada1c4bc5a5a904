import { root } from './page.ts'

/** What a first paint may leave out, in the order of the page. What is inside of another stands after it. */
const parts = '.later,.prose,.prose pre,#list'

/**
 * Leaves what is below the view out of the first paint, where most of a page's layout would be for nothing, and adds it
 * after that (base.css). Not where the view may begin further down: then what stands above it must have its height.
 */
export function paintTopFirst() {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type !== 'navigate' || location.hash) return
  root.dataset.arriving = ''
  requestAnimationFrame(() => {
    layOut(1)
    oncePainted(() => delete root.dataset.arriving)
  })
}

/** Lays out what begins within so many heights of the view. */
function layOut(heights: number) {
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    // To ask for the place of what is inside of a part that is left out would lay that out.
    if (part.getBoundingClientRect().top > heights * innerHeight) return
    part.style.contentVisibility = 'visible'
  }
}

/**
 * Calls once the page has loaded and has been painted: until then, whatever is fetched or run would compete with what
 * visitors came for. A page that is only being prepared waits until it is looked at.
 */
export function onceShown(begin: () => void) {
  addEventListener('load', () => {
    // Of no library of types yet.
    if (!(document as { prerendering?: boolean }).prerendering) return oncePainted(begin)
    // What is this near to the view would be laid out in the first frame that is shown: a fifth of the time from a click
    // to the page that has been prepared.
    layOut(2.5)
    document.addEventListener('prerenderingchange', () => oncePainted(begin))
  })
}

function oncePainted(begin: () => unknown) {
  let next = begin
  const once = () => {
    next()
    next = () => {}
  }
  new PerformanceObserver(once).observe({ type: 'paint', buffered: true })
  // A browser that guards against recognition keeps its paints to itself.
  setTimeout(once, 1000)
}
