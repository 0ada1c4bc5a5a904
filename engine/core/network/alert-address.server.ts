import { z } from 'zod'
import { isNearby } from './nearby.server.ts'

/** ALERT_URL: where alerts are posted. Without encryption only inside of a machine or a private network. */
export const alertAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://ntfy.sh/a-topic-nobody-guesses' })
  .transform((address) => new URL(address))
  .refine(
    (url) => url.protocol === 'https:' || isNearby(url),
    'must begin with https://, unless it is on this machine or a private network',
  )
