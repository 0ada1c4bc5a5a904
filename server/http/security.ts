/** On every answer. Pages add their content security policy. */
export const securityHeaders = {
  // Two years. Without `includeSubDomains`, because other things may answer on the owner's subdomains; the price is
  // that browsers' preload lists, which ask for it, do not take the site.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(),microphone=(),geolocation=(),payment=(),usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** For answers that show nothing. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Said with whatever is answered, unless the answer itself says otherwise. */
export const onEveryAnswer = { 'Content-Security-Policy': barePolicy, ...securityHeaders }

/**
 * Where a visitor who came to a proxy without TLS belongs: the same page at the site's own https address. Undefined
 * for all others: this says nothing to clients that reach the server itself, or by another name.
 */
export function secureAddress(
  request: Request,
  { siteUrl, trustedProxies }: { siteUrl: string; trustedProxies: number },
): string | undefined {
  if (trustedProxies === 0 || !siteUrl.startsWith('https:')) return undefined
  const scheme = request.headers.get('X-Forwarded-Proto')?.split(',').at(-1)?.trim()
  if (scheme !== 'http' || request.headers.get('Host') !== new URL(siteUrl).host) return undefined
  const { pathname, search } = new URL(request.url)
  return siteUrl + pathname + search
}
