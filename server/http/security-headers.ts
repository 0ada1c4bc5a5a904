import type { MiddlewareHandler } from 'hono'

/** On every answer. Hono's own `secureHeaders` would set them anew for each: decisions/007. */
export const securityHeaders = {
  // Without `includeSubDomains`: other things may answer on the owner's subdomains.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(),microphone=(),geolocation=(),payment=(),usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // For answers that show nothing. Pages bring a policy of their own: pages/csp.ts.
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** Adds the security headers that an answer does not bring itself. */
export const addSecurityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  const { headers } = context.res
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value)
}
