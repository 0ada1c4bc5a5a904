/** The IPv4 address with this number in the network 10.0.0.0/8 or, for loopback, 127.0.0.0/8. */
export const addressIn = (network: 10 | 127, number: number) =>
  [network, number >> 16, number >> 8, number].map((part) => part & 255).join('.')
