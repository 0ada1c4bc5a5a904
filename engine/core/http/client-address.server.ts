import type { IncomingMessage } from 'node:http'
import { isIP, SocketAddress } from 'node:net'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config/config.server.ts'
import type { HttpEnv } from './env.server.ts'

/** The network of the client, for limits only; it is not stored. */
export function clientAddress(context: Context<HttpEnv>, { trustedProxies }: Pick<Config, 'trustedProxies'>) {
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
  if (isIP(plain) !== 6) return plain
  const ip = ipaddr.process(plain)
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  return ip.parts
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
