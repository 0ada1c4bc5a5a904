const page = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/*.*'] } },
    { not: { selector_matches: '[download], [target]' } },
  ],
}

/**
 * Every link to a page: fetched as soon as a pointer comes over it, rendered once it rests there or a finger touches it.
 * Never the API and never a file. Without a pointer, eagerness would mean all links in view: that would cost phones too
 * much.
 */
export const nextPageRules = JSON.stringify({
  prefetch: [{ where: { and: [page, { selector_matches: '[data-hovers] *' }] }, eagerness: 'eager' }],
  prerender: [{ where: page, eagerness: 'moderate' }],
})

/**
 * Lets the browser prepare the page that a visitor is about to open. A page that is being prepared runs nothing of its
 * own (head.ts), so it counts no view. https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export function prepareNextPage() {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  document.documentElement.toggleAttribute('data-hovers', matchMedia('(hover: hover)').matches)
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = nextPageRules
  document.head.append(rules)
}
