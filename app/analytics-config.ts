import {
  type AnalyticsConfig,
  type Vendor,
  type VendorName,
  vendorNames,
  vendors,
} from './analytics-vendors.ts'
import { pages } from './pages.ts'
import { readPageSettings } from './settings.ts'

/** The ids of the services that are set up. Throws a StartError that names the first wrong setting. */
export function readVendors(environment?: Record<string, string | undefined>): AnalyticsConfig['ids'] {
  const settings = readPageSettings(environment)
  const ids: AnalyticsConfig['ids'] = {}
  for (const name of vendorNames) {
    const id = settings[vendors[name].setting]
    if (id) ids[name] = id
  }
  return ids
}

/** The services that are set up. */
export function configuredVendors(): VendorName[] {
  const ids = readVendors()
  return vendorNames.filter((name) => ids[name])
}

/** What pages tell the browser about measuring; nothing where nothing is set up. */
export function analyticsConfig(): AnalyticsConfig | undefined {
  const ids = readVendors()
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
  const all = configuredVendors().map((name): Vendor['hosts'] => vendors[name].hosts)
  const of = (kind: keyof Vendor['hosts']) => all.flatMap((hosts) => hosts[kind] ?? [])
  return { script: of('script'), connect: of('connect'), img: of('img') }
}
