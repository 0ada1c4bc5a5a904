import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What IANA has given out for the internet; other IPv6 addresses lead elsewhere or nowhere. */
const globalIPv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is one of the internet: not private, of this machine, a tunnel to such, or reserved. */
export function isPublic(address: string): boolean {
  // An IPv4 address inside of an IPv6 one counts as itself.
  const ip = ipaddr.process(address)
  return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(globalIPv6))
}

/** The IP address that a URL names. Undefined where it names a host. */
export function literalAddress({ hostname }: URL): string | undefined {
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) > 0 ? address : undefined
}

export class PrivateAddressError extends Error {
  code = 'private-address'
}

/**
 * Looks up a host for a connection, and refuses it if one of its addresses is not allowed. Checked here, because a host may
 * have another address at the next question (DNS rebinding).
 */
export const lookupAllowed =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) callback(error, '')
      else if (!addresses.every(({ address }) => isAllowed(address))) callback(new PrivateAddressError(), '')
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
