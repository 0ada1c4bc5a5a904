/** What a visitor has typed or pasted into a field, as it is checked, stored and sent: the same in page and server. */

/** Without characters that control a terminal, or turn the direction of what comes after them in a subject. */
export const cleanLine = (text: string) =>
  text
    .replace(/[\t\v\f\u0085]/g, ' ')
    .replace(/(?![\r\n])\p{Cc}|\p{Bidi_Control}/gu, '')
    .trim()

/**
 * Without what comes along where an address is copied (what is invisible, `mailto:`, a name before `<address>`), and with the
 * domain in ASCII, as mail needs it.
 */
export function cleanEmail(text: string): string {
  const address = withoutInvisible(text)
    .replace(/^[^<>@]*<([^<>]*)>$/, (_, inner: string) => inner.trim())
    .replace(/^mailto:\s*([^?]*).*$/i, (_, to: string) => to)
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  const isInternational = at > 0 && /\P{ASCII}/u.test(domain) && !/[\s/?#:@%\\[\]]/.test(domain)
  return isInternational
    ? address.slice(0, at) + (URL.parse(`http://${domain}`)?.hostname ?? domain)
    : address
}

/** Without what is invisible, and with any dash as a hyphen: printed numbers have one that does not break. */
export const cleanPhone = (text: string) => withoutInvisible(text).replace(/[\p{Pd}\u2212]/gu, '-')

const withoutInvisible = (text: string) => text.replace(/\p{Cf}/gu, '').trim()

/** Whether there is anything to see. */
export const isVisible = (text: string) =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
