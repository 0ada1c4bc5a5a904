import { keysOf } from '../../core/base/keys-of.ts'

/**
 * Every outside service that can measure this site: what sets it up, which consent it needs, which hosts it works with,
 * and what it leaves in the browser. Data only: pages, build, server and browser all read it. The key is also the
 * service's entry in the privacy page's words.
 */
export interface Vendor {
  /** The setting that holds its id. */
  setting: string
  consent: 'analytics' | 'performance'
  /** What the content security policy must let through, besides the site itself. */
  hosts: {
    readonly script?: readonly string[]
    readonly connect?: readonly string[]
    readonly img?: readonly string[]
  }
  /** Prefixes of its cookies and storage keys. */
  traces: readonly string[]
}

export const vendors = {
  // https://developers.google.com/tag-platform/security/guides/csp
  googleTagManager: {
    setting: 'GTM_ID',
    consent: 'analytics',
    hosts: {
      script: ['https://www.googletagmanager.com'],
      connect: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
      img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    },
    traces: ['_ga', '_gid', '_gat', '_gac_', '_gcl_', '_dc_gtm_', 'FPID', 'FPLC'],
  },
  // https://www.npmjs.com/package/@plausible-analytics/tracker
  plausible: {
    setting: 'PLAUSIBLE_DOMAIN',
    consent: 'analytics',
    hosts: { connect: ['https://plausible.io'] },
    traces: ['plausible_'],
  },
  // https://developers.cloudflare.com/web-analytics/get-started/web-analytics-spa/
  cloudflare: {
    setting: 'CLOUDFLARE_TOKEN',
    consent: 'analytics',
    hosts: {
      script: ['https://static.cloudflareinsights.com'],
      connect: ['https://cloudflareinsights.com'],
    },
    traces: [],
  },
  // The hosting provider serves both below /_vercel of the site's own address.
  vercelAnalytics: { setting: 'VERCEL_ANALYTICS', consent: 'performance', hosts: {}, traces: ['_va'] },
  vercelSpeedInsights: { setting: 'VERCEL_SPEED_INSIGHTS', consent: 'performance', hosts: {}, traces: [] },
} as const satisfies Record<string, Vendor>

export type VendorName = keyof typeof vendors

export const vendorNames: VendorName[] = keysOf(vendors)

/** The content of `data-analytics` in a page: the ids of the configured vendors, and the events that links send. */
export interface AnalyticsConfig {
  ids: Partial<Record<VendorName, string>>
  /** Path patterns with `:slug`, by the event that a link to such a page sends. */
  links: Record<'view_project' | 'read_more', readonly string[]>
}
