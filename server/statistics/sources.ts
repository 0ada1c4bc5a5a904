/** Where visits come from: one short word for each place, and the group that it belongs to. */

export type SourceGroup = 'search' | 'ai' | 'social' | 'mail' | 'campaign' | 'site' | 'direct' | 'other'

/**
 * The places that are known by name, each with its hosts. A host stands for its subdomains too, and the longest one that
 * fits decides: `mail.google.com` is mail, `www.google.com` is search. `google.*` stands for `google.se` and `google.co.uk`.
 * Apps of Android name themselves in place of a host.
 */
const known: Record<string, { group: SourceGroup; hosts: readonly string[] }> = {
  google: { group: 'search', hosts: ['google.*', 'com.google.android.googlequicksearchbox'] },
  bing: { group: 'search', hosts: ['bing.com'] },
  duckduckgo: { group: 'search', hosts: ['duckduckgo.com'] },
  ecosia: { group: 'search', hosts: ['ecosia.org'] },
  qwant: { group: 'search', hosts: ['qwant.com'] },
  yahoo: { group: 'search', hosts: ['yahoo.*', 'search.yahoo.co.jp'] },
  startpage: { group: 'search', hosts: ['startpage.com'] },
  brave: { group: 'search', hosts: ['search.brave.com'] },
  kagi: { group: 'search', hosts: ['kagi.com'] },
  mojeek: { group: 'search', hosts: ['mojeek.com'] },
  swisscows: { group: 'search', hosts: ['swisscows.com'] },
  yandex: { group: 'search', hosts: ['yandex.*', 'ya.ru'] },
  baidu: { group: 'search', hosts: ['baidu.com'] },
  aol: { group: 'search', hosts: ['search.aol.com'] },

  chatgpt: { group: 'ai', hosts: ['chatgpt.com', 'chat.openai.com', 'com.openai.chatgpt'] },
  claude: { group: 'ai', hosts: ['claude.ai'] },
  copilot: {
    group: 'ai',
    hosts: ['copilot.microsoft.com', 'copilot.cloud.microsoft', 'm365.cloud.microsoft'],
  },
  deepseek: { group: 'ai', hosts: ['deepseek.com'] },
  gemini: { group: 'ai', hosts: ['gemini.google.com', 'bard.google.com', 'com.google.android.apps.bard'] },
  grok: { group: 'ai', hosts: ['grok.com', 'x.ai'] },
  'meta-ai': { group: 'ai', hosts: ['meta.ai'] },
  mistral: { group: 'ai', hosts: ['mistral.ai'] },
  perplexity: { group: 'ai', hosts: ['perplexity.ai', 'ai.perplexity.app.android'] },
  phind: { group: 'ai', hosts: ['phind.com'] },
  poe: { group: 'ai', hosts: ['poe.com'] },
  you: { group: 'ai', hosts: ['you.com'] },

  bluesky: { group: 'social', hosts: ['bsky.app', 'go.bsky.app'] },
  discord: { group: 'social', hosts: ['discord.com', 'discordapp.com'] },
  facebook: {
    group: 'social',
    hosts: ['facebook.com', 'fb.com', 'fb.me', 'messenger.com', 'com.facebook.katana'],
  },
  github: { group: 'social', hosts: ['github.com'] },
  'hacker-news': { group: 'social', hosts: ['news.ycombinator.com'] },
  instagram: { group: 'social', hosts: ['instagram.com', 'com.instagram.android'] },
  linkedin: { group: 'social', hosts: ['linkedin.com', 'lnkd.in', 'com.linkedin.android'] },
  lobsters: { group: 'social', hosts: ['lobste.rs'] },
  // Of its servers, the best known; the others count as sites.
  mastodon: {
    group: 'social',
    hosts: [
      'mastodon.social',
      'mastodon.online',
      'mastodon.nu',
      'mstdn.social',
      'fosstodon.org',
      'hachyderm.io',
    ],
  },
  pinterest: { group: 'social', hosts: ['pinterest.*', 'pin.it', 'com.pinterest'] },
  reddit: { group: 'social', hosts: ['reddit.com', 'redd.it', 'com.reddit.frontpage'] },
  slack: { group: 'social', hosts: ['slack.com', 'com.slack'] },
  'stack-overflow': { group: 'social', hosts: ['stackoverflow.com'] },
  teams: {
    group: 'social',
    hosts: ['teams.microsoft.com', 'teams.live.com', 'teams.cloud.microsoft', 'statics.teams.cdn.office.net'],
  },
  telegram: { group: 'social', hosts: ['t.me', 'web.telegram.org', 'org.telegram.messenger'] },
  threads: { group: 'social', hosts: ['threads.net', 'threads.com', 'com.instagram.barcelona'] },
  tiktok: { group: 'social', hosts: ['tiktok.com', 'com.zhiliaoapp.musically'] },
  whatsapp: { group: 'social', hosts: ['whatsapp.com', 'wa.me', 'com.whatsapp'] },
  x: { group: 'social', hosts: ['x.com', 'twitter.com', 't.co', 'com.twitter.android'] },
  youtube: { group: 'social', hosts: ['youtube.com', 'youtu.be', 'com.google.android.youtube'] },

  gmail: { group: 'mail', hosts: ['mail.google.com', 'com.google.android.gm'] },
  outlook: {
    group: 'mail',
    hosts: (
      'outlook.com outlook.live.com outlook.office.com outlook.office365.com outlook.cloud.microsoft ' +
      'safelinks.protection.outlook.com com.microsoft.office.outlook'
    ).split(' '),
  },
  proton: { group: 'mail', hosts: ['mail.proton.me'] },
  'yahoo-mail': { group: 'mail', hosts: ['mail.yahoo.com'] },
  icloud: { group: 'mail', hosts: ['icloud.com'] },
  fastmail: { group: 'mail', hosts: ['fastmail.com'] },
}

const wordsByHost = new Map(
  Object.entries(known).flatMap(([word, { hosts }]) => hosts.map((host) => [host, word] as const)),
)

/** The lengths that a source can have: what is longer is no name that anybody gave. */
const maxCampaign = 32
const maxHost = 64

/**
 * Where a visit comes from: the campaign that the address names, else the site in the Referer, each by the word it is known
 * by. A campaign with the name of a known place (`utm_source=linkedin`, `utm_source=chatgpt.com`) is that place. `direct`
 * where neither says anything, `other` where the Referer is no public host.
 */
export function sourceOf(utmSource: string | undefined, referer: string | undefined): string {
  const campaign = wordOf(utmSource ?? '')
  if (campaign) return knownWord(campaign) ?? campaign
  if (!referer) return 'direct'
  const host = (URL.parse(referer)?.hostname ?? '').toLowerCase().replace(/^www\./, '')
  return knownWord(host) ?? (isPublicHost(host) ? host : 'other')
}

/**
 * Hosts in whose name robots come, so that the owner looks at them: the families that keep coming back. The public list of them
 * (matomo-org/referrer-spam-list) is in no package.
 */
const spamHosts = new RegExp(
  [
    '(^|\\.)(semalt|darodar|econom\\.co$|cenoval|ilovevitaly|blackhatworth|priceg|hulfingtonpost|kambasoft|savetubevideo)',
    '(^|\\.)(4webmasters|guardlink|ranksonic|rank-?checker|o-o-\\d-o-o|bestwebsitesawards|webmonetizer|sitevaluation)',
    '(share|social|like)-?buttons?\\b|buttons?-for-',
    '(free|get|buy|cheap|more|web)-?(website-?)?(traffic|visitors|backlinks|seo)',
    'traffic-?(bot|2?-?(money|cash)|moneti[sz]e|genie|cheap)',
    '(bot|auto)-?traffic|(dollars|best|success|top|pro)-?seo|seo-?(offer|tools?-?\\d)|event-?tracking',
    'videos?-for-your-business',
  ].join('|'),
)

/** Whether a Referer is one that a robot invents. */
export const isSpamReferer = (referer: string | undefined): boolean =>
  referer !== undefined && spamHosts.test(URL.parse(referer)?.hostname ?? '')

/** The group of a source. What is not known by name is a site where it looks like a host, else a campaign. */
export function groupOf(source: string): SourceGroup {
  if (source === 'direct' || source === 'other') return source
  if (Object.hasOwn(known, source)) return known[source]?.group ?? 'other'
  return source.includes('.') ? 'site' : 'campaign'
}

/** Whether a source is one of a fixed number: nobody can invent one. */
export const isKnownSource = (source: string): boolean =>
  source === 'direct' || source === 'other' || Object.hasOwn(known, source)

/** `News Letter #3` becomes `news-letter-3`. */
const wordOf = (campaign: string) =>
  campaign
    .slice(0, 2 * maxCampaign)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, maxCampaign)
    .replace(/^[-.]+|[-.]+$/g, '')

/** The word of a host or of one of the domains it is below, or of a word itself. */
function knownWord(host: string): string | undefined {
  if (Object.hasOwn(known, host)) return host
  const labels = host.split('.').slice(-6)
  for (let first = 0; first < labels.length; first++) {
    const domain = labels.slice(first)
    const word = wordsByHost.get(domain.join('.')) ?? wordsByHost.get(inAnyCountry(domain))
    if (word) return word
  }
  return undefined
}

/** `google.*` for `google.se` and `google.co.uk`; empty for anything longer. */
const inAnyCountry = ([name, ...rest]: string[]) =>
  rest.length > 0 && rest.length < 3 && rest.every((label) => label.length <= 3) ? `${name}.*` : ''

/** Names that no public host has: RFC 6761, RFC 6762 appendix G, RFC 8375, and what companies call their networks. */
const insideNetworks = new Set(
  (
    'alt arpa corp dmz domain home internal intern intra intranet invalid lan local localdomain localhost ' +
    'localnet onion private test workgroup'
  ).split(' '),
)

/** Names in a network at home or in a company and addresses of machines say nothing to the owner, and too much about the visitor. */
const isPublicHost = (host: string) =>
  host.length <= maxHost &&
  /^[a-z0-9.-]+\.[a-z][a-z0-9-]+$/.test(host) &&
  !insideNetworks.has(host.slice(host.lastIndexOf('.') + 1))
