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
export const speculationRules = JSON.stringify({
  prerender: [
    { where: page, eagerness: 'moderate' },
    { where: { and: [page, { selector_matches: '[data-hovers] *' }] }, eagerness: 'eager' },
  ],
})
