import type { PasskeyAssertion, PasskeyRegistration } from '@smart-farming/contracts/accounts/passkeys'
import type { CeremonyOptions } from './ceremonies.ts'

// Loaded on the first tap and not precached, because passkeys need the server.
const ceremonies = () => import('./ceremonies.ts')

/**
 * Whether this browser supports passkeys at this address. Passkeys need a domain name, not an IP
 * address.
 */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/** Asks the device for a new passkey. @throws if this fails or the farmer cancels */
export const createPasskey = async (options: CeremonyOptions): Promise<PasskeyRegistration> =>
  (await ceremonies()).createPasskey(options)

/** Asks the device for a passkey signature. @throws if this fails or the farmer cancels */
export const signWithPasskey = async (options: CeremonyOptions): Promise<PasskeyAssertion> =>
  (await ceremonies()).signWithPasskey(options)
