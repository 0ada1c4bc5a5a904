import type { Context } from 'hono'
import type { Config } from '../config.ts'
import type { HttpEnv } from './env.ts'

/**
 * The network of the client, for limits only; it is not stored. Each trusted proxy appends the address it saw to
 * X-Forwarded-For, so the client's is that many entries from the end.
 */
export function clientAddress(
  context: Context<HttpEnv>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): string {
  const socketAddress = context.env?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return networkOf(socketAddress)
  const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',').map((address) => address.trim())
  return networkOf(forwarded.at(-trustedProxies) || socketAddress)
}

/** An IPv4 address as it is, or the /64 network of an IPv6 address, because one customer gets a whole /64. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  return plain.includes(':') ? prefixOf(plain) : plain
}

function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(8 - before.length - after.length, 0) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
