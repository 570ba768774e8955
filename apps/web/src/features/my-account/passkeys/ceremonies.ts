import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { PasskeyAssertion, PasskeyRegistration } from '@smart-farming/contracts/accounts/passkeys'

/** The server's WebAuthn options. */
export type CeremonyOptions = Readonly<Record<string, unknown>>

/** Asks the device for a new passkey. @throws if this fails or the farmer cancels */
export async function createPasskey(options: CeremonyOptions): Promise<PasskeyRegistration> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options as never })
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Asks the device for a passkey signature. @throws if this fails or the farmer cancels */
export async function signWithPasskey(options: CeremonyOptions): Promise<PasskeyAssertion> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options as never })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }
}
