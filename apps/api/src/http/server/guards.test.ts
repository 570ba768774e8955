import { checkRows } from '@smart-farming/vectors/check-rows'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { rejectAmbiguousHost, rejectCrossSite } from './guards.ts'

function request(method: string, headers: Record<string, string>): FastifyRequest {
  return { method, headers, protocol: 'http', host: headers.host ?? '' } as unknown as FastifyRequest
}

const host = 'farm.example:3000'
const own = `http://${host}`

test('allows writes from our own pages and refuses them from other sites', () =>
  checkRows(
    [
      ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: own }, undefined, true],
      ['typed by the user', { 'sec-fetch-site': 'none' }, undefined, true],
      [
        'another port of this host',
        { 'sec-fetch-site': 'same-site', origin: 'http://farm.example:4000' },
        undefined,
        false,
      ],
      ['another site', { 'sec-fetch-site': 'cross-site', origin: own }, undefined, false],
      ['a header that is there twice', { 'sec-fetch-site': 'same-origin, same-origin' }, undefined, false],
      ['an older browser, our page', { origin: own }, undefined, true],
      ['an older browser, another page', { origin: 'https://evil.example' }, undefined, false],
      ['an older browser, the same host by another scheme', { origin: `https://${host}` }, undefined, false],
      ['an older browser, a sandboxed page', { origin: 'null' }, undefined, false],
      ['no browser', {}, undefined, true],
      ['behind a proxy, the public origin', { origin: 'https://farm.example' }, 'https://farm.example', true],
      ['behind a proxy, the inner address', { origin: own }, 'https://farm.example', false],
    ],
    ([, headers, ownOrigin, allowed]) => {
      const check = () => rejectCrossSite(request('POST', { host, ...headers }), ownOrigin)
      if (allowed) expect(check).not.toThrow()
      else expect(check).toThrow(expect.objectContaining({ code: 'cross_site', status: 403 }))
    },
  ))

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'anything'])('refuses %s from another site', (method) => {
  expect(() =>
    rejectCrossSite(request(method, { host, 'sec-fetch-site': 'cross-site' }), undefined),
  ).toThrow()
})

test.each(['GET', 'HEAD', 'OPTIONS'])('allows %s from any site because it changes nothing', (method) => {
  rejectCrossSite(request(method, { host, 'sec-fetch-site': 'cross-site' }), undefined)
})

test.each([
  [['Host', host], '1.1', true],
  [['Host', host, 'Accept', '*/*', 'host', 'other.example'], '1.1', false],
  [['Accept', 'host'], '1.1', false],
  [[], '1.0', true],
  [['Host', host, 'HOST', host], '1.0', false],
])('checks the host in headers %j over HTTP/%s, with the result %s', (rawHeaders, httpVersion, allowed) => {
  const check = () => rejectAmbiguousHost({ raw: { rawHeaders, httpVersion } } as unknown as FastifyRequest)
  if (allowed) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ status: 400 }))
})
