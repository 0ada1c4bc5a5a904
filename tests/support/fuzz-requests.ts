import fc from 'fast-check'

const nasty = fc.constantFrom(
  ...[
    '\r\n',
    '\n',
    '\r',
    '\0',
    '\u2028',
    '\u0085',
    '"',
    '<',
    '>',
    ',',
    ';',
    '\\',
    '=?utf-8?q?=0D=0ABcc:?=',
    '\ud800',
  ],
  ...[
    'Bcc: x@evil.example',
    '\r\nBcc: x@evil.example\r\n',
    '\r\n.\r\n',
    '%0d%0a',
    '🙂',
    'Å',
    '{{7*7}}',
    '../',
    ' ',
  ],
)
/** Text that means something to a mail, a database, a page or a shell, between random text. */
export const words = fc
  .array(fc.oneof(nasty, fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''))
/** An e-mail address, or nearly one. */
export const email = fc.oneof(
  fc.emailAddress(),
  fc.tuple(fc.emailAddress(), nasty).map((parts) => parts.join('')),
  words,
)
const message = fc.oneof(
  fc.record({ name: words, email, message: words }),
  fc.record({ name: words, email: fc.emailAddress(), message: fc.string({ minLength: 1, maxLength: 3000 }) }),
)
const body = fc.oneof(
  { weight: 8, arbitrary: message.map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: message.map((one) => new URLSearchParams(one).toString()) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: words },
  { weight: 1, arbitrary: fc.constant('[').map((open) => open.repeat(30_000)) },
)
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constant('/api/contact') },
  fc.constantFrom(
    '/',
    '/sv',
    '/blog',
    '/api/views',
    '/api/live',
    '//',
    '/..',
    '/%2e%2e/',
    '/%',
    '/api/contact/',
    '*',
  ),
  fc.webPath(),
  words.map((text) => `/api/views?slug=${encodeURIComponent(text.toWellFormed())}`),
  words.map((text) => `/${text}`),
)
const header = fc.tuple(
  fc.oneof(
    fc.constantFrom(
      ...[
        'X-Forwarded-For',
        'X-Forwarded-Proto',
        'X-Request-Id',
        'Origin',
        'Sec-Fetch-Site',
        'Referer',
        'Cookie',
      ],
      ...[
        'Content-Language',
        'Accept-Encoding',
        'Range',
        'If-None-Match',
        'Form-Trap',
        'Form-Seconds',
        'Expect',
      ],
      'User-Agent',
      'Transfer-Encoding',
      'Content-Length',
      'Upgrade',
      'Idempotency-Key',
      'Host',
    ),
    fc.string({ minLength: 1, maxLength: 20 }),
  ),
  words,
)
/** A random request of a raw client, valid or not. */
export const request = fc.record({
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constant('POST') },
    fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'get', ''),
  ),
  path,
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-8',
    'application/x-www-form-urlencoded',
    'text/plain',
    '',
  ),
  headers: fc.oneof(
    { weight: 5, arbitrary: fc.constant<[string, string][]>([]) },
    fc.array(header, { maxLength: 6 }),
  ),
  body,
})
