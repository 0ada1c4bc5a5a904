const page = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/*.*'] } },
    { not: { selector_matches: '[download], [target]' } },
  ],
}

/**
 * Prerenders the page of a link under the pointer, never the API or a file. On touch screens the browser decides
 * (`moderate`), because `eager` would prerender all links in view there, which costs phones too much.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: page, eagerness: 'moderate' },
    { where: { and: [page, { selector_matches: '[data-hovers] *' }] }, eagerness: 'eager' },
  ],
})
