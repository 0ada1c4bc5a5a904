import { speculationRules } from './speculation-rules.ts'

/**
 * Lets the browser prerender the page that a visitor is about to open. A page that is being prerendered runs no island
 * (first-paint.inline.ts), so it counts no view.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export function addSpeculationRules(text = speculationRules) {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  document.documentElement.toggleAttribute('data-hovers', matchMedia('(hover: hover)').matches)
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = text
  document.head.append(rules)
}
