import type { MadePasskey, UsedPasskey } from '@smart-farming/contracts/accounts/passkeys'

// Fetched with the first tap that wants it: nobody else pays for it.
const library = () => import('./library.ts').then(({ library }) => library)

/** What the server wants asked, in the words of WebAuthn. */
type Options = Readonly<Record<string, unknown>>

/** Whether this browser, at this address, can have passkeys: they belong to a name, not to a number. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/** Has the device make a passkey. @throws when it does not, or its farmer stops it */
export async function makePasskey(options: Options): Promise<MadePasskey> {
  const { startRegistration } = await library()
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options as never })
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Has the device sign with a passkey. @throws when it does not, or its farmer stops it */
export async function usePasskey(options: Options): Promise<UsedPasskey> {
  const { startAuthentication } = await library()
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options as never })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }
}
