import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { checkRows } from '@smart-farming/vectors/check-rows'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalAddress, clientAddress, createAddressMatcher } from './client-address.ts'

test('normalises an address', () =>
  checkRows(
    [
      [undefined, undefined],
      ['', undefined],
      ['192.0.2.7', '192.0.2.7'],
      [' 192.0.2.7\t', '192.0.2.7'],
      ['192.0.2.7:1', '192.0.2.7'],
      ['192.0.2.7:65535', '192.0.2.7'],
      ['[192.0.2.7]:80', '192.0.2.7'],
      ['::ffff:192.0.2.7', '192.0.2.7'],
      ['::FFFF:c000:207', '192.0.2.7'],
      ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
      ['[::ffff:192.0.2.7]:4000', '192.0.2.7'],
      ['::ffff:0.0.0.0', '0.0.0.0'],
      ['::ffff:255.255.255.255%eth0', '255.255.255.255'],
      ['::192.0.2.7', '::c000:207'],
      ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
      ['[2001:db8::1]', '2001:db8::1'],
      ['[2001:db8::1]:443', '2001:db8::1'],
      ['2001:db8::1:443', '2001:db8::1:443'],
      ['fe80::1%eth0', 'fe80::1'],
      ['[fe80::1%25eth0]:80', 'fe80::1'],
      ['::', '::'],
      ['garbage', undefined],
      ['unknown', undefined],
      ['unix:', undefined],
      ['192.0.2', undefined],
      ['192.0.2.256', undefined],
      ['192.0.2.07', undefined],
      ['0x7f.1', undefined],
      ['3221226247', undefined],
      ['192.0.2.7:', undefined],
      ['192.0.2.7:port', undefined],
      ['192.0.2.7:1:2', undefined],
      ['192.0.2.7, 192.0.2.8', undefined],
      ['192.0.2.7/32', undefined],
      ['for=192.0.2.7', undefined],
      ['"192.0.2.7"', undefined],
      ['[2001:db8::1', undefined],
      ['2001:db8::1]', undefined],
      ['[[2001:db8::1]]', undefined],
      ['[2001:db8::1]x', undefined],
      ['1::2::3', undefined],
      ['[]', undefined],
      ['[]:80', undefined],
      ['fe80::1%', undefined],
    ],
    ([text, address]) => {
      expect(canonicalAddress(text)).toBe(address)
    },
  ))

const written = fc
  .array(fc.oneof(fc.constantFrom('[', ']', ':', '::', '%', '.', 'ffff', '1', '192.0.2.7', ' '), fc.string()))
  .map((parts) => parts.join(''))

test('turns any text into an address in its canonical spelling, or undefined', () => {
  fc.assert(
    fc.property(fc.oneof(written, fc.ipV4(), fc.ipV6()), (text) => {
      const address = canonicalAddress(text)
      if (address === undefined) return
      expect(isIP(address)).toBeGreaterThan(0)
      expect(canonicalAddress(address)).toBe(address)
    }),
  )
})

test('ignores a port, brackets, a zone and white space around an address', () => {
  const around = fc.constantFrom('', ' ', '\t')
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), fc.nat(65_535), around, (v4, v6, port, space) => {
      expect(canonicalAddress(v4)).toBe(v4)
      expect(canonicalAddress(`${space}${v4}:${port}${space}`)).toBe(v4)
      expect(canonicalAddress(`[::ffff:${v4}]:${port}`)).toBe(v4)
      const address = canonicalAddress(v6)
      expect(address).toBeDefined()
      for (const same of [
        `[${v6}]`,
        `[${v6}]:${port}`,
        `${space}${v6}${space}`,
        `${v6}%eth${port}`,
        v6.toUpperCase(),
      ])
        expect(canonicalAddress(same)).toBe(address)
    }),
  )
})

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test('recognises the addresses of trusted proxies', () =>
  checkRows(
    [
      ['10.0.0.0/8', '10.1.2.3', true],
      ['10.0.0.0/8', '::ffff:10.1.2.3', true],
      ['10.0.0.0/8', '11.1.2.3', false],
      ['10.0.0.1', '10.0.0.1', true],
      ['10.0.0.1', '10.0.0.2', false],
      ['::ffff:10.0.0.1', '10.0.0.1', true],
      ['::ffff:10.0.0.0/104', '10.1.2.3', true],
      ['fd00::/8', 'fd12::1', true],
      ['fd00::/8', '::ffff:10.0.0.1', false],
      ['fe80::1%eth0', 'fe80::1%eth1', true],
      ['0.0.0.0/0', '192.0.2.1', true],
      ['0.0.0.0/0', '2001:db8::1', false],
      ['::/0', '2001:db8::1', true],
    ],
    ([range, address, trusted]) => {
      const isProxy = createAddressMatcher([range])
      expect(isProxy(address)).toBe(trusted)
      expect(isProxy(undefined)).toBe(false)
      expect(isProxy('garbage')).toBe(false)
    },
  ))

const isProxy = createAddressMatcher(['10.0.0.0/8', 'fd00::/8'])

test('finds a caller’s address behind proxies', () =>
  checkRows(
    [
      ['no proxy, and none is named', '192.0.2.1', undefined, '192.0.2.1'],
      ['no proxy, but names one', '192.0.2.1', '203.0.113.1', '192.0.2.1'],
      ['nobody, who names one', undefined, '203.0.113.1', undefined],
      ['a proxy itself', '10.0.0.1', undefined, '10.0.0.1'],
      ['one behind a proxy', '10.0.0.1', '203.0.113.1', '203.0.113.1'],
      ['one behind a proxy that writes ports', '::ffff:10.0.0.1', '203.0.113.1:4000', '203.0.113.1'],
      ['one who names another', '10.0.0.1', '198.51.100.1, 203.0.113.1', '203.0.113.1'],
      ['one behind two proxies', 'fd00::1', '198.51.100.1, 203.0.113.1, 10.0.0.2:80', '203.0.113.1'],
      ['one who names garbage before', '10.0.0.1', 'garbage, 203.0.113.1', '203.0.113.1'],
      ['garbage', '10.0.0.1', 'garbage', '10.0.0.1'],
      ['garbage behind another proxy', '10.0.0.1', '203.0.113.1, garbage, 10.0.0.2', '10.0.0.1'],
      ['nothing', '10.0.0.1', '', '10.0.0.1'],
      ['nothing after a comma', '10.0.0.1', '203.0.113.1,', '10.0.0.1'],
      ['proxies only', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ],
    ([, peer, forwarded, address]) => {
      expect(clientAddress(request(peer, forwarded), isProxy)).toBe(address)
    },
  ))

test('forged entries before the proxy’s own entry do not change the caller’s address', () => {
  const anybody = fc.oneof(written, fc.ipV4(), fc.ipV6(), fc.constantFrom('10.0.0.9', 'fd00::9'))
  fc.assert(
    fc.property(fc.array(anybody), fc.nat(65_535), (before, port) => {
      const header = [...before, `203.0.113.1:${port}`, '10.0.0.2'].join(', ')
      expect(clientAddress(request('10.0.0.1', header), isProxy)).toBe('203.0.113.1')
    }),
  )
})
