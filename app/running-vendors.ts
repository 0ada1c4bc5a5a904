import { z } from 'zod'
import {
  type Measured,
  type Vendor,
  type VendorName,
  vendorNames,
  vendors,
} from './interactive/analytics/vendors.ts'
import { pages } from './pages.ts'

const isOn = z.literal('1', 'must be 1, or empty')

const ids = {
  tagManager: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be a container, such as GTM-ABC1234'),
  privacyAnalytics: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be the site’s domain, such as example.com'),
  webAnalytics: z.string().regex(/^[0-9a-f]{32}$/i, 'must be a token of 32 hexadecimal digits'),
  hostingAnalytics: isOn,
  speedInsights: isOn,
} satisfies Record<VendorName, z.ZodType<string>>

/** A service's id that cannot be one. One line. */
export class VendorError extends Error {}

/** The ids of the services that are set up. Throws a VendorError that names the first wrong setting. */
export function readVendors(environment: Record<string, string | undefined>): Measured['ids'] {
  const read: Measured['ids'] = {}
  for (const name of vendorNames) {
    const { setting } = vendors[name]
    const given = environment[setting]
    if (!given) continue
    const { error } = ids[name].safeParse(given)
    if (error) throw new VendorError(`${setting}=${given}: ${error.issues[0]?.message}`)
    read[name] = given
  }
  return read
}

// The keys that readVendors has set.
export const runningVendors = () => Object.keys(readVendors(process.env)) as VendorName[]

/** What pages tell the browser about measuring; nothing where nothing is set up. */
export function measured(): Measured | undefined {
  const ids = readVendors(process.env)
  if (Object.keys(ids).length === 0) return undefined
  return {
    ids,
    links: {
      view_project: [pages.project.en, pages.project.sv],
      read_more: [pages.post.en, pages.post.sv],
    },
  }
}

/** The hosts that pages may fetch from besides the site itself, by what they fetch. */
export function vendorHosts() {
  const all = runningVendors().map((name): Vendor['hosts'] => vendors[name].hosts)
  const of = (kind: keyof Vendor['hosts']) => all.flatMap((hosts) => hosts[kind] ?? [])
  return { script: of('script'), connect: of('connect'), img: of('img') }
}
