/** What a mail server means when it refuses a mail. */

/** Codes about the receiver (RFC 3463): no such mailbox, domain or address, it has moved, has no mail (RFC 7505), is disabled. */
const receiverCodes = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']
/** Replies that may be about the receiver where they have no such code (RFC 5321, section 4.2.3). */
const receiverReplies = [550, 551, 553]

/** Not part of an IP address. Qmail writes `(#5.1.1)`. */
const enhancedCode = /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/g

/** What mail servers say of a receiver that is not there: Exim, Postfix, Sendmail, Exchange, Qmail, and RFC 5321 itself. */
const receiverIsGone = [
  /\b(?:no|not an?|unknown|invalid|bad|illegal|unroute?able|undeliverable|non-?exist[ae]nt) (?:such |known |valid |local )?(?:user|mailbox|recipient|address|account|addressee|person|alias)\b/i,
  /\b(?:user|mailbox|recipient|address|account|addressee|alias)\b.{0,80}?\b(?:unknown|(?:can)?not (?:be )?(?:known|found|exist|local|listed|available|valid|recogni[sz]ed)|(?:does|do|did)(?: not|n[’']t) (?:exist|have)|couldn[’']t be found|no longer|unavailable|invalid|undeliverable|name not allowed)/i,
  // An account may be that of the sender.
  /\b(?:user|mailbox|recipient)\b.{0,40}?\b(?:disabled|deactivated|inactive|not active|discontinued|has moved)/i,
  /\brecipient (?:address )?rejected\b/i,
]

/** Words about who sends, about limits, rights, content and policy. They outweigh the others. */
const isAboutSender =
  /\b(?:senders?|mail from|from address|envelope.from|return.?path|reverse.?path|sending|helo|ehlo|spf|dkim|dmarc|ptr|reverse dns|call-?out|relay(?! recipient)\w*|auth\w*|log ?in|permi\w+|denied|prohibit\w*|polic(?:y|ies)|spam\w*|virus|block\w*|black\w*|grey\w*|gray\w*|reputation|quota|limit\w*|exceed\w*|too many|rate|full|storage|size|your (?:ip|host|server|domain|network|account|organi[sz]ation)|client host)\b/i

/**
 * What a refusal for good (a reply of 500 or more, or no encryption) is about. Only an answer to `RCPT TO` can be about the
 * `receiver`, and only where neither its code nor its words are about anything else; all others are about the `sender`, and
 * every receiver would be refused alike. Undefined for other failures, which pass.
 */
export function smtpRefusalOf(error: unknown): 'receiver' | 'sender' | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === 'ETLS') return 'sender'
  const reply = 'responseCode' in error ? Number(error.responseCode) : 0
  if (!(reply >= 500)) return undefined
  const isRecipientRefused = 'command' in error && error.command === 'RCPT TO'
  const answer = 'response' in error ? String(error.response) : ''
  return isRecipientRefused && isAboutReceiver(reply, answer) ? 'receiver' : 'sender'
}

function isAboutReceiver(reply: number, answer: string): boolean {
  // Addresses and links may hold any word.
  const words = answer.replace(/https?:\/\/\S+|\S+@\S+/gi, ' ').replace(/\s+/g, ' ')
  if (isAboutSender.test(words)) return false
  const codes = answer.match(enhancedCode) ?? []
  if (codes.length > 0) return codes.every((code) => receiverCodes.includes(code))
  return receiverReplies.includes(reply) && receiverIsGone.some((pattern) => pattern.test(words))
}

/** What refusals have in common that are alike: the code in the answer. */
export function codeOfSmtpRefusal(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const answer = 'response' in error ? String(error.response) : ''
  return answer.match(enhancedCode)?.[0] ?? answer.slice(0, 3)
}
