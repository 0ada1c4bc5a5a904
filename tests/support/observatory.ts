/**
 * The scoring of the Mozilla HTTP Observatory, as of November 2026: a hundred points, minus penalties, plus a bonus where
 * at least 90 are left. 100 and above is an A+.
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 */
export interface Scored {
  headers: Headers
  /** The redirect target of the plain URL, or undefined without a redirect. */
  plainLeadsTo: string | undefined
  /** The requested URL, with https. */
  url: string
}

const halfAYear = 15_768_000

/** Bonus or penalty by test. */
export function scoresOf({ headers, plainLeadsTo, url }: Scored): Record<string, number> {
  const policy = directivesOf(headers.get('Content-Security-Policy') ?? '')
  const framing = policy.get('frame-ancestors')
  return {
    'content-security-policy': scoreOfPolicy(policy),
    cookies: headers.has('Set-Cookie') ? -20 : 0,
    'cross-origin-resource-sharing': headers.has('Access-Control-Allow-Origin') ? -50 : 0,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(
      headers.get('Cross-Origin-Resource-Policy') ?? '',
    )
      ? 10
      : 0,
    redirection: plainLeadsTo === url ? 0 : -20,
    'referrer-policy': /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('Referrer-Policy') ?? '',
    )
      ? 5
      : 0,
    // Without the bonus for sites in preload lists.
    'strict-transport-security': ageOf(headers.get('Strict-Transport-Security') ?? '') >= halfAYear ? 0 : -20,
    // Scripts of the own origin need no integrity attribute.
    'subresource-integrity': policy.get('script-src')?.every(isOwn) === false ? -5 : 0,
    'x-content-type-options': headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framing?.length === 1 && framing[0] === "'none'" ? 5 : -20,
  }
}

/** The whole score. */
export function scoreOf(scored: Scored): number {
  const points = Object.values(scoresOf(scored))
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
  const without = 100 + sum(points.filter((one) => one < 0))
  return without >= 90 ? without + sum(points.filter((one) => one > 0)) : without
}

export const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const isOwn = (source: string) => /^'(self|none|sha(256|384|512)-.+)'$/.test(source)

function scoreOfPolicy(policy: ReadonlyMap<string, string[]>): number {
  const fallback = policy.get('default-src')
  if (!fallback) return -25
  const sources = (name: string) => policy.get(name) ?? fallback
  const active = [...sources('script-src'), ...sources('object-src')]
  if (active.some((source) => /^('unsafe-inline'|data:|https?:|\*)/.test(source))) return -20
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20
  if ([...active, ...sources('style-src')].includes("'unsafe-eval'")) return -10
  if (sources('style-src').some((source) => /^('unsafe-inline'|data:|https?:|\*)/.test(source))) return 0
  return fallback.join() === "'none'" ? 10 : 5
}

const ageOf = (header: string) => Number(/(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1] ?? 0)
