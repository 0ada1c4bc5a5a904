import fc from 'fast-check'
import { email, words } from './fuzz-requests.ts'

/** What only the server knows when a request is sent: a free time, or the secret of a booking. */
export const placeholders = { free: 'FREE-TIME', token: 'SECRET-OF-A-LINK' }

const start = fc.oneof(
  { weight: 6, arbitrary: fc.constant(placeholders.free) },
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom(
    '0000-01-01T00:00:00+23:59',
    '9999-12-31T23:59:59.999999999-23:59',
    '2027-03-28T02:30:00+01:00',
    '2027-02-29T09:00:00Z',
    '2026-12-01T24:00:00Z',
    '2026-12-01T09:00',
    '+275760-09-13T00:00:00Z',
  ),
  words,
)
const token = fc.oneof({ weight: 4, arbitrary: fc.constant(placeholders.token) }, words)
const kind = fc.oneof({ weight: 8, arbitrary: fc.constantFrom('phone', 'video', 'visit') }, words)
const phone = fc.oneof(fc.constantFrom('070-123 45 67', '+46 70 123', ''), words)

const booking = fc.oneof(
  fc.record(
    { start, kind, name: words, email, phone, about: words, vip: fc.boolean() },
    { requiredKeys: ['start', 'kind', 'name', 'email'] },
  ),
  fc.record({
    start: fc.oneof(
      { weight: 5, arbitrary: fc.constant(placeholders.free) },
      { weight: 1, arbitrary: fc.constant('2027-03-28T02:30:00+01:00') },
    ),
    kind: fc.constantFrom('phone', 'video', 'visit'),
    name: fc.string({ minLength: 1, maxLength: 60 }),
    email: fc.emailAddress(),
    phone: fc.constant('070-123 45 67'),
    about: fc.oneof(words, fc.string({ maxLength: 3000 })),
  }),
)
const link = fc.record({ token, start }, { requiredKeys: ['token'] })

/** A body with values of a form, or one that is none. */
const bodyOf = (values: fc.Arbitrary<object>) =>
  fc.oneof(
    { weight: 8, arbitrary: values.map((one) => ({ type: 'application/json', body: JSON.stringify(one) })) },
    {
      weight: 4,
      arbitrary: values.map((one) => ({
        type: 'application/x-www-form-urlencoded',
        body: Object.entries(one)
          .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
          .join('&'),
      })),
    },
    fc.record({
      type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain'),
      body: fc.oneof(
        fc.json(),
        words,
        fc.constant('[').map((open) => open.repeat(30_000)),
      ),
    }),
  )

const posted = (path: string, values: fc.Arbitrary<object>) =>
  bodyOf(values).map((one) => ({ method: 'POST', path, ...one }))

const looked = fc.record({
  method: fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'DELETE'),
  path: fc.oneof(
    fc.constantFrom('/api/slots', `/api/bookings/calendar?booking=${placeholders.token}`),
    words.map((text) => `/api/slots?${encodeURIComponent(text.toWellFormed())}`),
    words.map((text) => `/api/bookings/calendar?booking=${encodeURIComponent(text.toWellFormed())}`),
    words.map((text) => `/book?booking=${encodeURIComponent(text.toWellFormed())}`),
  ),
  type: fc.constant('application/json'),
  body: fc.oneof(fc.constant(''), words),
})

/** A random request about bookings, valid or not. */
export const bookingRequest = fc.record({
  request: fc.oneof(
    { weight: 5, arbitrary: posted('/api/bookings', booking) },
    { weight: 2, arbitrary: posted('/api/bookings/move', link) },
    {
      weight: 1,
      arbitrary: posted(
        '/api/bookings/cancel',
        link.map(({ token }) => ({ token })),
      ),
    },
    {
      weight: 1,
      arbitrary: posted(
        '/api/bookings/confirm',
        link.map(({ token }) => ({ token })),
      ),
    },
    { weight: 1, arbitrary: looked },
  ),
  headers: fc.array(
    fc.constantFrom(
      'Form-Trap: filled',
      'Form-Seconds: 1',
      'Form-Seconds: x',
      'Content-Language: sv',
      'Idempotency-Key: same',
    ),
    { maxLength: 2 },
  ),
  /** Which of the free times and bookings that there are. */
  nth: fc.nat(),
})
