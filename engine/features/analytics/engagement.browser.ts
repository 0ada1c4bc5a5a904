import { track } from './track.browser.ts'

const steps = [25, 50, 75, 100]

/**
 * Reports when a quarter, half, three quarters and all of an article (`data-article`) have come into view.
 * `fromStart` says whether consent was given from the start: parts seen before consent are never reported.
 */
export function watchReading(fromStart: boolean) {
  const text = document.querySelector<HTMLElement>('[data-article]')
  if (!text) return
  const article = text.dataset.article ?? ''
  const percentSeen = () => {
    const { top, height } = text.getBoundingClientRect()
    // Heights can be fractions of a pixel but scroll positions are rounded, so half a pixel is added.
    return ((innerHeight - top + 0.5) / height) * 100
  }
  let reported = fromStart ? 0 : percentSeen()
  const report = () => {
    const seen = percentSeen()
    for (const percent of steps) {
      if (percent <= reported || percent > seen) continue
      reported = percent
      track('blog_engagement', { article, percent })
    }
    if (reported < 100) return
    removeEventListener('scroll', report)
    removeEventListener('resize', report)
  }
  addEventListener('scroll', report, { passive: true })
  addEventListener('resize', report)
  report()
}
