import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends MailPart {
  to: string[]
  /** As it was sent, with one character for each byte. */
  source: string
  /** The parts that are no multipart themselves, in order: a single one in a plain mail. */
  parts: MailPart[]
}

interface MailPart {
  /** By name in lower case; folded lines joined, encoded words decoded. */
  headers: Record<string, string>
  /** Decoded. Of a mail with several parts, the first plain text. */
  text: string
}

export interface MailServer {
  url: string
  mails: ReceivedMail[]
  /** While true, every mail is refused temporarily. */
  refuse: boolean
  /** Addresses that are refused for good. */
  unknown: Set<string>
  /** What a command is refused with, such as `550 5.7.1 No`. Undefined where it is not refused. */
  answer: (command: Command, receiver?: string) => string | undefined
  /** How long it takes to accept a mail, in milliseconds. */
  slowness: number
  /** While true, clients are let in and never answered. */
  silent: boolean
  /** How many connections were opened. */
  connections: number
  /** Closes the open connections, as a mail server does with idle ones. */
  closeConnections: () => void
  /** Resolves with all mails when at least `count` have arrived. */
  received: (count: number) => Promise<ReceivedMail[]>
  stop: () => Promise<void>
}

type Command = 'MAIL FROM' | 'RCPT TO' | 'DATA'

/** As the server takes it: the reply code apart from what follows. */
function refusal(answer: string): Error {
  const [, code, text] = /^(\d+)[ -](.*)$/s.exec(answer) ?? []
  return Object.assign(new Error(text), { responseCode: Number(code) })
}

/** Starts an SMTP server on a free local port. */
export async function startMailServer(): Promise<MailServer> {
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // It would greet only when a name server has answered.
    disableReverseLookup: true,
    onConnect(_session, done) {
      mail.connections++
      if (!mail.silent) done()
    },
    onMailFrom(_address, _session, done) {
      const answer = mail.answer('MAIL FROM')
      done(answer === undefined ? null : refusal(answer))
    },
    onRcptTo({ address }, _session, done) {
      const answer = mail.answer('RCPT TO', address)
      if (answer !== undefined) return done(refusal(answer))
      if (mail.unknown.has(address)) return done(refusal('550 5.1.1 No such user'))
      done(mail.refuse ? refusal('451 Try later') : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const answer = mail.answer('DATA', to[0])
        if (answer !== undefined) return done(refusal(answer))
        const accept = () => {
          mail.mails.push({ to, ...parse(Buffer.concat(chunks).toString('latin1')) })
          done()
          for (const check of waiting) check()
        }
        if (mail.slowness > 0) setTimeout(accept, mail.slowness).unref()
        else accept()
      })
    },
  })
  // A client that disconnects is no failure of the server.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuse: false,
    unknown: new Set(),
    answer: () => undefined,
    slowness: 0,
    silent: false,
    connections: 0,
    closeConnections() {
      for (const connection of server.connections) connection.close()
    },
    received: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (mail.mails.length < count) return
          waiting.delete(check)
          resolve(mail.mails)
        }
        waiting.add(check)
        check()
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  return mail
}

/** Parses a mail. `source` has one character for each byte. */
function parse(source: string): Omit<ReceivedMail, 'to'> {
  const { headers } = parsePart(source)
  const parts = partsOf(source)
  const plain = parts.find(({ headers }) => headers['content-type']?.startsWith('text/plain'))
  return { source, headers, parts, text: plain?.text ?? '' }
}

/** The parts of a part, and theirs. */
function partsOf(source: string): MailPart[] {
  const part = parsePart(source)
  const [, boundary] = /^multipart\/.*boundary="?([^";]+)/i.exec(part.headers['content-type'] ?? '') ?? []
  if (boundary === undefined) return [part]
  const [, ...inner] = `\r\n${source}`.split(`\r\n--${boundary}`)
  return inner.slice(0, -1).flatMap((text) => partsOf(text.replace(/^\r\n/, '')))
}

function parsePart(source: string): MailPart {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.toLowerCase(), decodeWords(value.join(':').trim())]
    }),
  )
  return { headers, text: decodeBody(rest.join('\r\n\r\n'), headers['content-transfer-encoding'] ?? '') }
}

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8')

const quotedPrintable = (text: string) =>
  utf8(text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))

function decodeBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8')
  if (/quoted-printable/i.test(encoding)) return quotedPrintable(body.replace(/=\r\n/g, ''))
  return utf8(body)
}

const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    )
