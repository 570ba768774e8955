import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSoftAuthenticator } from '../../../tests/support/accounts/authenticator.ts'
import {
  authenticationOptions,
  registrationOptions,
  verifyAuthentication,
  verifyRegistration,
} from './webauthn.ts'

const site = { origin: 'https://farm.example', id: 'farm.example' }
const kept = { id: '', userId: 1, name: '', transports: [], createdAt: new Date(0), lastUsedAt: null }

async function honest() {
  const key = createSoftAuthenticator(site.origin)
  const making = await registrationOptions(site, { name: 'Ada', handle: Buffer.alloc(32, 1) }, [])
  const made = key.make({ ...making })
  const credential = await verifyRegistration(site, making.challenge, made)
  if (credential === undefined) throw new Error('an honest passkey was refused')
  const passkey = {
    ...kept,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
  }
  const using = await authenticationOptions(site, [passkey])
  return { making, made, passkey, using, used: key.use({ ...using }) }
}

const spoilt = (text: string) => {
  const bytes = Buffer.from(text, 'base64url')
  return fc.oneof(
    fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, by]) => {
      const other = Buffer.from(bytes)
      other[at] = (other[at] ?? 0) ^ by
      return other
    }),
    fc.nat(bytes.length - 1).map((length) => bytes.subarray(0, length)),
    fc.uint8Array({ maxLength: 300 }).map((all) => Buffer.from(all)),
    // Nesting as deep as the size limit allows, and an impossible length.
    fc.constantFrom(Buffer.alloc(20_000, 0x81), Buffer.from('9bffffffffffffffff', 'hex')),
  )
}
const fieldOf = <T extends object>(of: T, fields: readonly (keyof T)[]) =>
  fc
    .constantFrom(...fields)
    .chain((field) =>
      spoilt(String(of[field])).map((bytes) => ({ ...of, [field]: bytes.toString('base64url') })),
    )

test('refuses a login with altered signed data or an altered signature, without throwing', async () => {
  const { passkey, using, used } = await honest()
  expect(await verifyAuthentication(site, using.challenge, passkey, used)).toBe(2)
  const { response } = used
  const judged = (other: typeof response) =>
    verifyAuthentication(site, using.challenge, passkey, { ...used, response: other })
  await fc.assert(
    fc.asyncProperty(fieldOf(response, ['clientDataJSON', 'authenticatorData']), async (other) => {
      expect(await judged(other)).toBeUndefined()
    }),
  )
  // One signature has several valid encodings.
  await fc.assert(
    fc.asyncProperty(fieldOf(response, ['signature']), async (other) => {
      expect([undefined, 2]).toContain(await judged(other))
    }),
  )
})

test('never throws on an altered registration response', async () => {
  const { making, made } = await honest()
  const { attestationObject, clientDataJSON } = made.response
  await fc.assert(
    fc.asyncProperty(
      fieldOf({ attestationObject, clientDataJSON }, ['attestationObject', 'clientDataJSON']),
      async (other) => {
        const credential = await verifyRegistration(site, making.challenge, { ...made, response: other })
        expect(['undefined', 'string']).toContain(typeof credential?.id)
      },
    ),
  )
})
