/** The address with this number in a network of sixteen million, which the first part names: 10 or, for loopback, 127. */
export const addressIn = (network: 10 | 127, number: number) =>
  [network, number >> 16, number >> 8, number].map((part) => part & 255).join('.')
