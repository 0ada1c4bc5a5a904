/**
 * The settings that are baked into pages, and how settings of the environment are read. The server adds its own
 * (config.server.ts). Uses Zod, which is too large for the browser: islands get what they need as props.
 */
import { z } from 'zod'
import { OwnerError } from '../base/owner-error.ts'
import { facts } from '../site/facts.ts'

/** An empty value means that a setting is not set. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

/** A setting that may be left out, and else looks like this. */
export const matching = (pattern: RegExp, error: string) =>
  optional(z.string().regex(pattern, error).optional())

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
  .refine((url) => {
    const { origin: bare, href } = URL.parse(url) ?? { origin: url, href: url }
    return href === `${bare}/`
  }, 'must end after the host name')
  // A parser takes more, such as `$`, `;` and `'`, which no host has.
  .refine(
    (url) => /^[a-z0-9.-]+$/.test(URL.parse(url)?.hostname ?? ''),
    'must have a host of letters, digits, dots and hyphens',
  )
  // As browsers write it: in lower case, without the usual port.
  .transform((url) => new URL(url).origin)

/** A switch: 1, or empty. */
export const isOn = z.literal('1', 'must be 1, or empty')

export const pageSettings = z.object({
  SITE_URL: optional(origin.default(facts.origin)),
  /** Pages that are published apart from it would send their forms nowhere. */
  API_ORIGIN: optional(z.undefined('is gone: pages and API have one address, SITE_URL')),
  /** Ids of services that measure visits: analytics-vendors.ts. */
  GTM_ID: matching(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container, such as GTM-ABC1234'),
  PLAUSIBLE_DOMAIN: matching(
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    'must be the site’s domain, such as example.com',
  ),
  CLOUDFLARE_TOKEN: matching(/^[0-9a-f]{32}$/i, 'must be a token of 32 hexadecimal digits'),
  VERCEL_ANALYTICS: optional(isOn.optional()),
  VERCEL_SPEED_INSIGHTS: optional(isOn.optional()),
})

/** Reads the settings of a schema. Throws an OwnerError that names the first wrong one, without its value where it is secret. */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
  secrets: readonly string[] = [],
): z.output<Schema> {
  const result = schema.safeParse(environment)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const name = String(issue?.path[0])
  const shown = secrets.includes(name) ? name : `${name}=${environment[name] ?? ''}`
  throw new OwnerError(`${shown}: ${issue?.message}`)
}

/** The settings of pages. Throws an OwnerError that names the first wrong one. */
export const readPageSettings = (environment: Record<string, string | undefined> = process.env) =>
  parseSettings(pageSettings, environment)
