import { z } from 'zod'
import { isPublic, literalAddress } from '../bookings/calendars/public-address.ts'

/** ALERT_URL: where alerts are posted. Without encryption only inside of a machine or a private network. */
export const alertAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://ntfy.sh/a-topic-nobody-guesses' })
  .transform((address) => new URL(address))
  .refine(
    (url) => url.protocol === 'https:' || isNear(url),
    'must begin with https://, unless it is on this machine or a private network',
  )

/** An IP address that is not public, or a name that only a private network knows, such as that of a container. */
function isNear(url: URL): boolean {
  const address = literalAddress(url)
  return address === undefined ? !url.hostname.includes('.') : !isPublic(address)
}
