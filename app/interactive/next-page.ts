const page = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/*.*'] } },
    { not: { selector_matches: '[download], [target]' } },
  ],
}

/**
 * Every link to a page: its page is rendered as soon as a pointer comes over it. Without a pointer, once a finger touches
 * it or the browser finds it likely: in view, near the last touch. Never the API and never a file. Eagerness would mean
 * all links in view there: that would cost phones too much.
 */
export const nextPageRules = JSON.stringify({
  prerender: [
    { where: page, eagerness: 'moderate' },
    { where: { and: [page, { selector_matches: '[data-hovers] *' }] }, eagerness: 'eager' },
  ],
})

/**
 * Lets the browser prepare the page that a visitor is about to open, by the rules given. A page that is being prepared
 * runs nothing of its own (head.ts), so it counts no view.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export function prepareNextPage(text = nextPageRules) {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  document.documentElement.toggleAttribute('data-hovers', matchMedia('(hover: hover)').matches)
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = text
  document.head.append(rules)
}
