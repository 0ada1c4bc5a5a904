import { isPublic, literalAddress } from './ip-range.server.ts'

/**
 * Whether a URL leads to this machine or a private network: an IP address that is not public, or a name that only a
 * private network knows, such as that of a container.
 */
export function isNearby(url: URL): boolean {
  const address = literalAddress(url)
  return address === undefined ? !url.hostname.includes('.') : !isPublic(address)
}
