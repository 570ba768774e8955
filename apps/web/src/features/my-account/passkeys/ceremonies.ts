import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { MadePasskey, UsedPasskey } from '@smart-farming/contracts/accounts/passkeys'

/** What the server wants asked, in the words of WebAuthn. */
export type CeremonyOptions = Readonly<Record<string, unknown>>

/** Has the device make a passkey. @throws when it does not, or its farmer stops it */
export async function makePasskey(options: CeremonyOptions): Promise<MadePasskey> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options as never })
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Has the device sign with a passkey. @throws when it does not, or its farmer stops it */
export async function usePasskey(options: CeremonyOptions): Promise<UsedPasskey> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options as never })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }
}
