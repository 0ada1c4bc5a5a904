/**
 * The address of the client, for limits only; it is not stored. Each trusted proxy appends the address it saw to
 * X-Forwarded-For, so the client's stands that many places from the end. IPv6 clients count by their /64 network.
 */
export function clientAddress(
  request: Request,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = (request.headers.get('X-Forwarded-For') ?? '').split(',').map((one) => one.trim())
  const address = (trustedProxies > 0 && forwarded.at(-trustedProxies)) || socketAddress || 'unknown'
  const plain = address.replace(/^::ffff:/, '')
  return plain.includes(':') ? network(plain) : plain
}

function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}
