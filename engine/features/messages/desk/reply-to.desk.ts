import type { Message } from './messages-api.ts'

/** Windows hands over no longer addresses to a mail program. */
const maxLength = 1900
const cut = '> […]'

/**
 * The address that opens a reply in the owner's mail program: with the subject of the mail that the visitor has, `confirmation`,
 * and their words below `introduction`, as many as fit.
 */
export function replyTo(
  { email, text }: Pick<Message, 'email' | 'text'>,
  confirmation: string,
  introduction: string,
): string {
  const address = email.split('@').map(encode).join('@')
  const subject = `Re: ${confirmation}`
  const withBody = (lines: readonly string[]) =>
    `mailto:${address}?subject=${encode(subject)}&body=${encode(['', '', introduction, ...lines].join('\r\n'))}`
  const quoted = text.split(/\r\n|\r|\n/).map((line) => `> ${line}`)
  const whole = withBody(quoted)
  return whole.length <= maxLength ? whole : withBody(fitting(quoted, maxLength - withBody([cut]).length))
}

/** As many lines, and of the last one as many words, as `room` holds once they are encoded. */
function fitting(lines: readonly string[], room: number): string[] {
  const fit: string[] = []
  let left = room
  for (const line of lines) {
    left -= encode('\r\n').length
    let kept = ''
    for (const word of line.match(/\s*\S{1,40}|\s+$/g) ?? []) {
      const length = encode(word).length
      if (length > left) return [...fit, ...(kept ? [kept] : []), cut]
      kept += word
      left -= length
    }
    fit.push(kept)
  }
  return fit
}

/** Half a character, at a cut or as somebody sent it, cannot be encoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())
