/** Every link to a page, once a pointer rests on it or a finger touches it. Never the API and never a file. */
export const nextPageRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*'] } },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Lets the browser prepare the page that a visitor is about to open. A page that is being prepared runs nothing of its
 * own (head.ts), so it counts no view. https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export function prepareNextPage() {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.text = nextPageRules
  document.head.append(rules)
}
