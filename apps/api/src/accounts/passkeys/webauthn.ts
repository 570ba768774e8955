import type { PasskeyAssertion, PasskeyRegistration } from '@smart-farming/contracts/accounts/passkeys'
import type { StoredPasskey } from './passkeys-store.ts'
import type { RelyingParty } from './relying-party.ts'

// Web Authentication level 3 (https://www.w3.org/TR/webauthn-3/) with @simplewebauthn/server, which
// is loaded on first use because few farmers need it.
const library = () => import('@simplewebauthn/server')

/** Time that the browser waits for the farmer; challenges expire after the same time. */
const TIMEOUT_MS = 5 * 60_000

/** ES256, EdDSA and RS256. Without a list, the library probes Node's experimental algorithms. */
const ALGORITHMS = [-7, -8, -257]

const described = ({ credentialId, transports }: StoredPasskey) => ({ id: credentialId, transports })

/** Options for creating a credential. Some phones have no lock, so none is required. */
export async function registrationOptions(
  site: RelyingParty,
  user: { readonly name: string; readonly handle: Buffer },
  present: readonly StoredPasskey[],
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

/** Options for logging in with one of the user's credentials. */
export async function authenticationOptions(site: RelyingParty, present: readonly StoredPasskey[]) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: site.id,
    timeout: TIMEOUT_MS,
    allowCredentials: present.map(described),
    userVerification: 'preferred',
  })
}

/** Returns the new credential; undefined if its challenge, site or attestation is wrong. */
export async function verifyRegistration(site: RelyingParty, challenge: string, made: PasskeyRegistration) {
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
 * True if the attestation has no certificate. We request none, and browsers then omit it (level 3,
 * section 5.4.7). For a certificate, the library would fetch revocation lists from any address that
 * the sender names.
 */
async function isUnattested({ response: { attestationObject } }: PasskeyRegistration): Promise<boolean> {
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
 * Verifies that this passkey signed this challenge for this site and was not copied.
 * @returns the signature count, 0 if the authenticator does not count; undefined if invalid
 */
export async function verifyAuthentication(
  site: RelyingParty,
  challenge: string,
  { credentialId, publicKey, counter }: StoredPasskey,
  used: PasskeyAssertion,
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

/** The library throws various errors for bad input; callers treat all of them alike. */
const unreadable = () => undefined

const response = ({ transports, ...rest }: PasskeyRegistration['response']) => ({
  ...rest,
  ...(transports !== undefined && { transports }),
})
