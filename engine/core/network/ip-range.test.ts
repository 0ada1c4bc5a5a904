import { expect, test } from 'vitest'
import { isPublic, literalAddress } from './ip-range.server.ts'

test.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:400f:80c::200e', '::ffff:1.1.1.1'])(
  '%s is on the internet',
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)

test.each(
  `127.0.0.1 127.255.255.254 0.0.0.0 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254
    100.64.0.1 100.127.255.255 192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1
    239.255.255.255 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::127.0.0.1
    64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1:: 2001::1 2001:db8::1 fe80::1 fe80::1%lo fc00::1
    fd12:3456::1 fec0::1 ff02::1 100::1`.split(/\s+/),
)('%s is not', (address) => {
  expect(isPublic(address)).toBe(false)
})

test('addresses in URLs are found however they are written', () => {
  const written = [
    'http://127.1/',
    'http://0x7f.0.0.1',
    'http://2130706433',
    'http://[::1]',
    'http://localhost',
  ]
  expect(written.map((url) => literalAddress(new URL(url)))).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
    '::1',
    undefined,
  ])
})
