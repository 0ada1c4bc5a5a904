/** How the site's HTML is written (rehype-stringify): in the articles' texts and in the pages around them alike. */
export const htmlStyle = {
  allowDangerousCharacters: false,
  closeSelfClosing: false,
  // For the shapes of drawings: an end tag of each would weigh.
  closeEmptyElements: true,
  tightSelfClosing: true,
  upperDoctype: true,
  collapseEmptyAttributes: true,
  quoteSmart: false,
  characterReferences: { omitOptionalSemicolons: false, useNamedReferences: true },
}

/**
 * Marks all but the first paragraph of a text as written in that style. What finishes the pages of thousands of articles
 * need not read and write it once more; the first paragraph it gives a name, for the page to wait for.
 */
export const asWritten = (html: string): string =>
  `${html.replace('</p>', '</p><!--written-->')}<!--/written-->`

/** Takes what is marked out of a page, for the time of some work on the rest. */
export function besideWritten(page: string, work: (rest: string) => string): string {
  const [marked, written = ''] = /<!--written-->([\s\S]*)<!--\/written-->/.exec(page) ?? []
  if (marked === undefined) return work(page)
  const place = '<template></template>'
  return work(page.replace(marked, place)).replace(place, () => written)
}
