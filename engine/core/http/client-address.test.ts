import { expect, test } from 'vitest'
import { networkOf, networksAround } from './client-address.server.ts'

test.each([
  ['198.51.100.9', '198.51.100.9'],
  ['198.51.100.9:1234', '198.51.100.9'],
  ['::ffff:198.51.100.9', '198.51.100.9'],
  ['::FFFF:c633:6409', '198.51.100.9'],
  ['[::ffff:198.51.100.9]:443', '198.51.100.9'],
  ['2001:db8:0:1a2b::1', '2001:db8:0:1a2b'],
  ['2001:0DB8:0000:1A2B:1:2:3:4', '2001:db8:0:1a2b'],
  ['[2001:db8:0:1a2b::1]:443', '2001:db8:0:1a2b'],
  ['[2001:db8:0:1a2b::1]', '2001:db8:0:1a2b'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s is in the network %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['198.51.100.9', ['198.51.100.9', '198.51.100/24']],
  ['2001:db8:0:1a2b', ['2001:db8:0:1a2b', '2001:db8:0:1a/56', '2001:db8:0/48']],
  ['2001:db8:0:1aff', ['2001:db8:0:1aff', '2001:db8:0:1a/56', '2001:db8:0/48']],
  ['2001:db8:0:2b', ['2001:db8:0:2b', '2001:db8:0:0/56', '2001:db8:0/48']],
  ['unknown', ['unknown']],
])('%s is counted in %j, which grow', (network, names) => {
  const networks = networksAround(network)
  expect(networks.map(({ name }) => name)).toEqual(names)
  const shares = networks.map(({ share }) => share)
  expect(shares).toEqual([...new Set(shares)].toSorted((a, b) => a - b))
})
