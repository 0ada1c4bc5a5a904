/** Where visits come from: one short word for each place, and the group that it belongs to. */

export type SourceGroup = 'search' | 'ai' | 'social' | 'mail' | 'campaign' | 'site' | 'direct' | 'other'

/**
 * The places that are known by name, each with its hosts, with a space between them. A host stands for its subdomains too, and the longest one that
 * fits decides: `mail.google.com` is mail, `www.google.com` is search. `google.*` stands for `google.se` and `google.co.uk`.
 * Apps of Android name themselves in place of a host.
 */
const knownGroups = ['search', 'ai', 'social', 'mail'] as const
const hosts: Record<(typeof knownGroups)[number], Record<string, string>> = {
  search: {
    google: 'google.* com.google.android.googlequicksearchbox',
    bing: 'bing.com',
    duckduckgo: 'duckduckgo.com',
    ecosia: 'ecosia.org',
    qwant: 'qwant.com',
    yahoo: 'yahoo.* search.yahoo.co.jp',
    startpage: 'startpage.com',
    brave: 'search.brave.com',
    kagi: 'kagi.com',
    mojeek: 'mojeek.com',
    swisscows: 'swisscows.com',
    yandex: 'yandex.* ya.ru',
    baidu: 'baidu.com',
    aol: 'search.aol.com',
  },
  ai: {
    chatgpt: 'chatgpt.com chat.openai.com com.openai.chatgpt',
    claude: 'claude.ai',
    copilot: 'copilot.microsoft.com copilot.cloud.microsoft m365.cloud.microsoft',
    deepseek: 'deepseek.com',
    gemini: 'gemini.google.com bard.google.com com.google.android.apps.bard',
    grok: 'grok.com x.ai',
    'meta-ai': 'meta.ai',
    mistral: 'mistral.ai',
    perplexity: 'perplexity.ai ai.perplexity.app.android',
    phind: 'phind.com',
    poe: 'poe.com',
    you: 'you.com',
  },
  social: {
    bluesky: 'bsky.app go.bsky.app',
    discord: 'discord.com discordapp.com',
    facebook: 'facebook.com fb.com fb.me messenger.com com.facebook.katana',
    github: 'github.com',
    'hacker-news': 'news.ycombinator.com',
    instagram: 'instagram.com com.instagram.android',
    linkedin: 'linkedin.com lnkd.in com.linkedin.android',
    lobsters: 'lobste.rs',
    // Of its servers, the best known; the others count as sites.
    mastodon: 'mastodon.social mastodon.online mastodon.nu mstdn.social fosstodon.org hachyderm.io',
    pinterest: 'pinterest.* pin.it com.pinterest',
    reddit: 'reddit.com redd.it com.reddit.frontpage',
    slack: 'slack.com com.slack',
    'stack-overflow': 'stackoverflow.com',
    teams: 'teams.microsoft.com teams.live.com teams.cloud.microsoft statics.teams.cdn.office.net',
    telegram: 't.me web.telegram.org org.telegram.messenger',
    threads: 'threads.net threads.com com.instagram.barcelona',
    tiktok: 'tiktok.com com.zhiliaoapp.musically',
    whatsapp: 'whatsapp.com wa.me com.whatsapp',
    x: 'x.com twitter.com t.co com.twitter.android',
    youtube: 'youtube.com youtu.be com.google.android.youtube',
  },
  mail: {
    gmail: 'mail.google.com com.google.android.gm',
    outlook:
      'outlook.com outlook.live.com outlook.office.com outlook.office365.com outlook.cloud.microsoft ' +
      'safelinks.protection.outlook.com com.microsoft.office.outlook',
    proton: 'mail.proton.me',
    'yahoo-mail': 'mail.yahoo.com',
    icloud: 'icloud.com',
    fastmail: 'fastmail.com',
  },
}

const groupByWord = new Map(
  knownGroups.flatMap((group) => Object.keys(hosts[group]).map((word) => [word, group] as const)),
)
const wordsByHost = new Map(
  knownGroups
    .flatMap((group) => Object.entries(hosts[group]))
    .flatMap(([word, names]) => names.split(' ').map((host) => [host, word] as const)),
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
  return groupByWord.get(source) ?? (source.includes('.') ? 'site' : 'campaign')
}

/** Whether a source is one of a fixed number: nobody can invent one. */
export const isKnownSource = (source: string): boolean =>
  source === 'direct' || source === 'other' || groupByWord.has(source)

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
  if (groupByWord.has(host)) return host
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
