import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { track } from './track.ts'

/** How many of the pages that may be measured are. */
const sampleRate = 1

/** Tells each web vital of the page once: at once where it is final, else when the page is left. */
export function watchVitals() {
  if (Math.random() >= sampleRate) return
  const told = new Set<string>()
  const tell = ({ name, value, rating }: Metric) => {
    if (told.has(name)) return
    told.add(name)
    const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
    track('performance_metric', { metric: name, value: rounded, rating })
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(tell)
}
