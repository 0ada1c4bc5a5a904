import { track } from './track.ts'

const steps = [25, 50, 75, 100]

/**
 * Tells when a quarter, half, three quarters and all of an article (`data-article`) have come into view.
 * What was in view before there was consent is not told later, so `fromStart` says whether there was from the start.
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
  let told = fromStart ? 0 : percentSeen()
  const look = () => {
    const seen = percentSeen()
    for (const percent of steps) {
      if (percent <= told || percent > seen) continue
      told = percent
      track('blog_engagement', { article, percent })
    }
    if (told < 100) return
    removeEventListener('scroll', look)
    removeEventListener('resize', look)
  }
  addEventListener('scroll', look, { passive: true })
  addEventListener('resize', look)
  look()
}
