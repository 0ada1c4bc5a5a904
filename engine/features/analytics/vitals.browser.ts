import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { track } from './track.browser.ts'

/** The share of page views that is measured. */
const sampleRate = 1

/** Reports each web vital of the page once: at once if it is final, else when the page is left. */
export function watchVitals() {
  if (Math.random() >= sampleRate) return
  const reported = new Set<string>()
  const report = ({ name, value, rating }: Metric) => {
    if (reported.has(name)) return
    reported.add(name)
    const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
    track('performance_metric', { metric: name, value: rounded, rating })
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report)
}
