import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { passwordHint } from './password-in-address.server.ts'

/** BUSY_CALENDARS: where calendars are read, with spaces between them. Calendar programs write `webcal://` for https. */
export const calendarAddresses = z.string().transform((value, context): URL[] =>
  value
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((address, index) => {
      const url = URL.parse(address.replace(/^webcals?:\/\//i, 'https://'))
      const hint = passwordHint(address)
      if (url && isReadable(url) && !hint) return [url]
      // Named by its number, because the address is a secret.
      context.addIssue(
        `calendar ${index + 1} ${hint ? `cannot be read: ${hint}` : 'must be an address such as https://… or file:///…'}`,
      )
      return []
    }),
)

function isReadable(url: URL) {
  if (url.protocol !== 'file:') return url.protocol === 'https:' || url.protocol === 'http:'
  try {
    fileURLToPath(url)
    return true
  } catch {
    return false
  }
}

/** What may be shown of a calendar's address: a path, or only the host. */
export const shownAddress = (url: URL) => (url.protocol === 'file:' ? fileURLToPath(url) : url.hostname)
