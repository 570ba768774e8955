import type { MadePasskey, UsedPasskey } from '@smart-farming/contracts/accounts/passkeys'
import type { CeremonyOptions } from './ceremonies.ts'

// Fetched with the first tap that wants it: nobody else pays for it. Without a network there is nothing to ask for.
const ceremonies = () => import('./ceremonies.ts')

/** Whether this browser, at this address, can have passkeys: they belong to a name, not to a number. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/** Has the device make a passkey. @throws when it does not, or its farmer stops it */
export const makePasskey = async (options: CeremonyOptions): Promise<MadePasskey> =>
  (await ceremonies()).makePasskey(options)

/** Has the device sign with a passkey. @throws when it does not, or its farmer stops it */
export const usePasskey = async (options: CeremonyOptions): Promise<UsedPasskey> =>
  (await ceremonies()).usePasskey(options)
