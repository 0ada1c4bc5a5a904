/** What XML, and with it a feed, cannot hold: control characters, halves of a pair, and two code points that are none. */
const invalidXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Text without what feeds cannot hold. */
export const withoutInvalidXml = (text: string): string => text.replace(invalidXml, '')

/** The characters of a text that feeds cannot hold, each with its name, as U+000B, and its line. */
export const invalidXmlIn = (text: string): { name: string; line: number }[] =>
  [...text.matchAll(invalidXml)].map(({ 0: sign, index }) => ({
    name: `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    line: text.slice(0, index).split('\n').length,
  }))
