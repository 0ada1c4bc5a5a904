import { pages } from '../../addresses/pages.ts'
import { readPageSettings } from '../../core/config/settings.ts'
import { languages } from '../../core/site/languages.ts'
import { site } from '../../core/site/site.ts'
import {
  type AnalyticsConfig,
  type Vendor,
  type VendorName,
  vendorNames,
  vendors,
} from './analytics-vendors.ts'

/** The ids of the services that are set up. Throws an OwnerError that names the first wrong setting. */
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
function configuredVendors(): VendorName[] {
  const ids = readVendors()
  return vendorNames.filter((name) => ids[name])
}

/** Whether there is anything to consent to, or the owner wants the question all the same. */
export const asksForConsent = (): boolean =>
  site.pages.consentBanner === 'always' || configuredVendors().length > 0

/** What the privacy policy says of outside services. */
export const measuring = () => ({ asks: asksForConsent(), vendors: configuredVendors() })

/** The analytics settings in each page, or undefined where no vendor is set up. */
export function analyticsConfig(): AnalyticsConfig | undefined {
  const ids = readVendors()
  if (Object.keys(ids).length === 0) return undefined
  return {
    ids,
    links: {
      view_project: languages.map((language) => pages.project[language]),
      read_more: languages.map((language) => pages.post[language]),
    },
  }
}

/** The hosts that the content security policy allows besides the site itself, by directive. */
export function vendorHosts() {
  const hosts = configuredVendors().map((name): Vendor['hosts'] => vendors[name].hosts)
  const hostsFor = (directive: keyof Vendor['hosts']) => hosts.flatMap((host) => host[directive] ?? [])
  return { script: hostsFor('script'), connect: hostsFor('connect'), img: hostsFor('img') }
}
