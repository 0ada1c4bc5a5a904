import { track } from './track.ts'

const steps = [25, 50, 75, 100]

/**
 * Reports when a quarter, half, three quarters and all of an article (`data-article`) have come into view.
 * What was in view before there was consent is not reported later: `fromStart` says whether there was consent from the start.
 */
export function watchReading(fromStart: boolean) {
  const text = document.querySelector<HTMLElement>('[data-article]')
  if (!text) return
  const article = text.dataset.article ?? ''
  const percentSeen = () => {
    const { top, height } = text.getBoundingClientRect()
    // Half a pixel more, because heights are fractions and scrolling ends at whole ones.
    return ((innerHeight - top + 0.5) / height) * 100
  }
  let reported = fromStart ? 0 : percentSeen()
  const look = () => {
    const seen = percentSeen()
    for (const percent of steps) {
      if (percent <= reported || percent > seen) continue
      reported = percent
      track('blog_engagement', { article, percent })
    }
    if (reported < 100) return
    removeEventListener('scroll', look)
    removeEventListener('resize', look)
  }
  addEventListener('scroll', look, { passive: true })
  addEventListener('resize', look)
  look()
}
