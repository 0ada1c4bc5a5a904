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
