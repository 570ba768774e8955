import { checkRows } from '@smart-farming/vectors/check-rows'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalAddress } from './client-address.ts'
import { networkFor, networkKeys, widestNetwork } from './networks.ts'

const keys = (address: string | undefined) => networkKeys(address, 4).map(({ key }) => key)

test('lists the networks under which an address is counted', () =>
  checkRows(
    [
      [undefined, ['none']],
      ['192.0.2.7', ['192.0.2.7']],
      ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56']],
      ['2001:db8:1:abcd::1', ['2001:db8:1:abcd::/64', '2001:db8:1:ab00::/56']],
      ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56']],
      ['::1', ['0:0:0:0::/64', '0:0:0:0::/56']],
      ['fe80::', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56']],
    ],
    ([address, counted]) => {
      expect(keys(address)).toEqual(counted)
    },
  ))

test('only the wider network has a larger allowance', () => {
  expect(networkKeys('2001:db8::1', 4).map(({ allowances }) => allowances)).toEqual([1, 4])
  expect(networkKeys('192.0.2.7', 4).map(({ allowances }) => allowances)).toEqual([1])
})

test.each([
  [undefined, 'none'],
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('logs the address %s as the network %s', (address, network) => {
  expect(networkFor(address)).toBe(network)
})

const group = fc.nat(0xffff)
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count })
const address = (parts: readonly number[]) => canonicalAddress(parts.map((one) => one.toString(16)).join(':'))

test('two addresses share a /64 or /56 exactly if their first 64 or 56 bits are equal', () => {
  // Pairs often share a high byte, and often contain runs of zeros.
  const near = fc.tuple(groups(8), groups(8), fc.nat(8)).map(([one, other, same]) => ({
    one,
    other: [...one.slice(0, same), ...other.slice(same)],
  }))
  const last = fc.tuple(near, fc.nat(0xff), fc.boolean()).map(([{ one, other }, low, isLow]) => ({
    one,
    other: isLow ? [...one.slice(0, 3), ((one[3] ?? 0) & 0xff00) | low, ...other.slice(4)] : other,
  }))
  fc.assert(
    fc.property(last, ({ one, other }) => {
      const bits = (parts: number[]) => parts.map((part) => part.toString(2).padStart(16, '0')).join('')
      const [of64, of56] = keys(address(one))
      const [other64, other56] = keys(address(other))
      expect(of64 === other64).toBe(bits(one).slice(0, 64) === bits(other).slice(0, 64))
      expect(of56 === other56).toBe(bits(one).slice(0, 56) === bits(other).slice(0, 56))
    }),
    { examples: [[{ one: [0, 0, 0, 0, 0, 0, 0, 1], other: [0, 0, 0, 0, 1, 0, 0, 0] }]] },
  )
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2ff::9', '2001:db8:1:200::/56'],
  [undefined, 'none'],
])('counts %s under its widest network %s', (address, network) => {
  expect(widestNetwork(address)).toBe(network)
})
