import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey } from './limits.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

const group = fc.nat(0xffff)
const written = (groups: number[]) => groups.map((one) => one.toString(16)).join(':')

test('rotating addresses inside a /64 is one caller; another /64 is another', () => {
  fc.assert(
    fc.property(fc.array(group, { minLength: 12, maxLength: 12 }), (parts) => {
      const [network, one, other] = [parts.slice(0, 4), parts.slice(4, 8), parts.slice(8)]
      expect(addressKey(written([...network, ...one]))).toBe(addressKey(written([...network, ...other])))
      const next = [...network.slice(0, 3), ((network[3] ?? 0) + 1) % 0x1_0000]
      expect(addressKey(written([...next, ...one]))).not.toBe(addressKey(written([...network, ...one])))
    }),
  )
})

test('the short form of an address is the same caller as the long one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 4, maxLength: 4 }), (parts) => {
      const [a = 1, b = 1, c = 1, d = 1] = parts
      expect(addressKey(`${written([a, b])}::${written([c, d])}`)).toBe(
        addressKey(written([a, b, 0, 0, 0, 0, c, d])),
      )
    }),
  )
})
