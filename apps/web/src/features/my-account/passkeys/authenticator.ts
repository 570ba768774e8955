import type { PasskeyAssertion, PasskeyRegistration } from '@smart-farming/contracts/accounts/passkeys'
import type { CeremonyOptions } from './ceremonies.ts'

// Loaded with the first tap that needs it. Caching it for offline use would be pointless.
const ceremonies = () => import('./ceremonies.ts')

/** Whether this browser, at this address, supports passkeys: they need a domain name, not an IP address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/** Asks the device for a new passkey. @throws when it fails, or the farmer cancels */
export const createPasskey = async (options: CeremonyOptions): Promise<PasskeyRegistration> =>
  (await ceremonies()).createPasskey(options)

/** Asks the device for a signature with a passkey. @throws when it fails, or the farmer cancels */
export const signWithPasskey = async (options: CeremonyOptions): Promise<PasskeyAssertion> =>
  (await ceremonies()).signWithPasskey(options)
