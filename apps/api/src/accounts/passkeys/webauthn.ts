import type { MadePasskey, UsedPasskey } from '@smart-farming/contracts/accounts/passkeys'
import type { KeptPasskey } from './passkeys-store.ts'
import type { Site } from './site.ts'

// Web Authentication, level 3 (https://www.w3.org/TR/webauthn-3/), by @simplewebauthn/server. Most farmers never need
// it, so it is read when the first one does.
const library = () => import('@simplewebauthn/server')

/** How long a browser waits for its farmer, in ms; the challenge lives as long. */
const TIMEOUT_MS = 5 * 60_000

/**
 * ES256, EdDSA and RS256 (COSE numbers): what authenticators have. Named, because the library would try for others
 * whether this Node has them, which Node calls experimental.
 */
const ALGORITHMS = [-7, -8, -257]

/** As browsers name the ways to an authenticator; a list of theirs, which grows. */
const described = ({ credentialId, transports }: KeptPasskey) => ({ id: credentialId, transports })

/** A credential to make. Whether the farmer is asked for a finger or a pin is up to the phone: some have no lock. */
export async function optionsToMake(
  site: Site,
  user: { readonly name: string; readonly handle: Buffer },
  present: readonly KeptPasskey[],
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Smart Farming',
    rpID: site.id,
    userName: user.name,
    userID: new Uint8Array(user.handle),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: present.map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** A credential to sign with: one of these. */
export async function optionsToUse(site: Site, present: readonly KeptPasskey[]) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: site.id,
    timeout: TIMEOUT_MS,
    allowCredentials: present.map(described),
    userVerification: 'preferred',
  })
}

/**
 * What was made, if it was made for this challenge and this site, by an authenticator that does not say which it is.
 */
export async function madeFor(site: Site, challenge: string, made: MadePasskey) {
  if (!(await isUnattested(made))) return undefined
  const { verifyRegistrationResponse } = await library()
  const judged = await verifyRegistrationResponse({
    response: { ...made, response: response(made.response), clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(unreadable)
  return judged?.registrationInfo?.credential
}

/**
 * Whether no certificate comes with what was made: we asked for none, and browsers leave them out (level 3, section
 * 5.4.7), all but a signature by the new key itself. The library would fetch the revocations that a certificate names,
 * from wherever its sender wants, before it finds out that nobody known has signed it.
 */
async function isUnattested({ response: { attestationObject } }: MadePasskey): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
    const format = attestation.get('fmt')
    return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
  } catch {
    return false
  }
}

/**
 * Whether this passkey signed for this challenge and this site, and was not copied.
 *
 * @returns how often it has signed by its own account, 0 where it does not count; undefined where it did not sign
 */
export async function usedFor(
  site: Site,
  challenge: string,
  { credentialId, publicKey, counter }: KeptPasskey,
  used: UsedPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const judged = await verifyAuthenticationResponse({
    response: { ...used, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: false,
  }).catch(unreadable)
  return judged?.verified ? judged.authenticationInfo.newCounter : undefined
}

/** The library throws whatever is wrong with what a caller sent; to us it is all one. */
const unreadable = () => undefined

const response = ({ transports, ...rest }: MadePasskey['response']) => ({
  ...rest,
  ...(transports !== undefined && { transports }),
})
