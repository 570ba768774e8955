import { expect } from 'vitest'

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(self), payment=(), usb=()',
  'reporting-endpoints': 'csp="/api/csp-report"',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

/** Expects the headers of a data response, which must not be executed, framed or cached. */
export function expectCallHeaders(headers: Readonly<Record<string, unknown>>): void {
  expect(headers).toMatchObject({
    ...common,
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  expectNothingTold(headers)
}

/** Expects the headers of a page or an asset. */
export function expectFileHeaders(headers: Readonly<Record<string, unknown>>): void {
  expect(headers).toMatchObject(common)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain('frame-ancestors')
  expect(headers['cache-control']).toMatch(/^(no-cache|public, max-age=(3600|31536000, immutable))$/)
  expectNothingTold(headers)
}

function expectNothingTold(headers: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(headers)
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
    expect(names).not.toContain(name)
}
