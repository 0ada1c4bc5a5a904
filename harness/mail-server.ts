import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  /** By name in lower case; folded lines joined, encoded words decoded. */
  headers: Record<string, string>
  text: string
}

export interface MailServer {
  url: string
  mails: ReceivedMail[]
  /** While true, every mail is refused temporarily. */
  refuse: boolean
  /** How long it takes to accept a mail, in milliseconds. */
  slowness: number
  /** Resolves with all mails when at least `count` have arrived. */
  received: (count: number) => Promise<ReceivedMail[]>
  stop: () => Promise<void>
}

/** Starts an SMTP server on a free local port. */
export async function startMailServer(): Promise<MailServer> {
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(mail.refuse ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
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
    slowness: 0,
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

/** Parses a mail with a single text part. `raw` has one character for each byte. */
function parse(raw: string): Omit<ReceivedMail, 'to'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
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
