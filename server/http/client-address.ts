import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6, SocketAddress } from 'node:net'
import type { Context } from 'hono'
import type { Config } from '../config.ts'
import type { HttpEnv } from './env.ts'

/** The network of the client, for limits only; it is not stored. */
export function clientAddress(
  context: Context<HttpEnv>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string {
  return networkBehind(
    context.env?.incoming?.socket,
    context.req.header('X-Forwarded-For') ?? '',
    trustedProxies,
  )
}

/** The same of a request that Node's server has just taken. */
export const clientNetwork = ({ socket, headers }: IncomingMessage, trustedProxies: number) =>
  networkBehind(socket, String(headers['x-forwarded-for'] ?? ''), trustedProxies)

/**
 * Each trusted proxy appends the address it saw to X-Forwarded-For, some with its port, so the client's is that many entries
 * from the end.
 */
function networkBehind(
  socket: { remoteAddress?: string | undefined } | undefined,
  forwardedFor: string,
  trustedProxies: number,
): string {
  const socketAddress = socket?.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return networkOf(socketAddress)
  const forwarded = forwardedFor.split(',').map((address) => address.trim())
  return networkOf(forwarded.at(-trustedProxies) || socketAddress)
}

/** An IPv4 address as it is, or the /64 network of an IPv6 address, because one customer gets a whole /64. */
export function networkOf(address: string): string {
  const plain = withoutPort(address)
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** A network that contains a client, and how many times the uses of a limit it has for all its clients. */
export interface Network {
  name: string
  share: number
}

/**
 * The networks that contain a network of `networkOf`, narrowest first. Of IPv6 a household gets a /56 and an office a /48,
 * so these have little more than a /64. Of IPv4 an address is often shared by a household, and a /24 by many of them.
 */
export function networksAround(network: string): Network[] {
  const narrowest = { name: network, share: 1 }
  if (isIP(network) === 4)
    return [narrowest, { name: `${network.split('.').slice(0, 3).join('.')}/24`, share: 64 }]
  const groups = network.split(':')
  if (groups.length !== 4) return [narrowest]
  const site = groups.slice(0, 3).join(':')
  const household = Number.parseInt(groups[3] ?? '', 16) >> 8
  return [
    narrowest,
    { name: `${site}:${household.toString(16)}/56`, share: 2 },
    { name: `${site}/48`, share: 4 },
  ]
}

/** `198.51.100.9:1234` and `[2001:db8::1]:1234` are addresses as well. */
function withoutPort(address: string): string {
  const plain = address.replace(/%.*$/, '')
  return isIP(plain) ? plain : (SocketAddress.parse(plain)?.address ?? address)
}

/** The eight groups of an IPv6 address in any spelling. */
function groupsOf(address: string): number[] {
  // The URL parser writes them in one way, and an IPv4 address at the end as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
