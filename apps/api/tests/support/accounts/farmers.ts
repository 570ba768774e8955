import type { SignupPayload } from '@smart-farming/contracts/accounts'
import type { LightMyRequestResponse } from 'fastify'
import type { Browser } from '../app.ts'

/** Password of all farmers in the tests. */
export const password = 'maize & beans 7'

/** A farmer's sign-up form. */
export function createSignup(username: string, change: Partial<SignupPayload> = {}): SignupPayload {
  return { username, farmName: 'Hill Farm', location: 'Nakuru', password, ...change }
}

/** A raw POST. Unlike the typed client, it accepts invalid bodies and never throws. */
export function postRaw(
  browser: Browser,
  path: '/api/signup' | '/api/login' | '/api/logout',
  payload?: object,
  remoteAddress = '127.0.0.1',
): Promise<LightMyRequestResponse> {
  return browser.request({
    method: 'POST',
    url: path,
    remoteAddress,
    ...(payload !== undefined && { payload }),
  })
}

/** Counts the occurrences of each value. */
export function countValues<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
