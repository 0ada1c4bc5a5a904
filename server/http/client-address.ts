/**
 * The address of the client, for limits only; it is not stored. Each trusted proxy appends the address it saw to
 * X-Forwarded-For, so the client's stands that many places from the end.
 */
export function clientAddress(
  request: Request,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = (request.headers.get('X-Forwarded-For') ?? '').split(',').map((one) => one.trim())
  return counted((trustedProxies > 0 && forwarded.at(-trustedProxies)) || socketAddress || 'unknown')
}

/** An address as limits count it: IPv4 as it is, IPv6 by its /64 network, which is what one customer gets. */
export function counted(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  return plain.includes(':') ? network(plain) : plain
}

function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(8 - before.length - after.length, 0) }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
