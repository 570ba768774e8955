import type { SignupPayload } from '@smart-farming/contracts/accounts'
import { AppError } from '../../app-error.ts'
import { nameFault, usernameFault } from './name-fault.ts'

/**
 * Refuses names that nobody should be shown (docs/decisions/0046). For new names only: log-in takes whatever an account
 * is called.
 *
 * @throws {AppError} `invalid_request`, with the fields
 */
export function checkNames({ username, farmName }: Pick<SignupPayload, 'username' | 'farmName'>): void {
  const faults = Object.entries({
    username: usernameFault('Name', username),
    farmName: nameFault('Farm Name', farmName),
  })
  const fields = Object.fromEntries(
    faults.flatMap(([field, fault]) => (fault === undefined ? [] : [[field, fault]])),
  )
  const [first] = Object.values(fields)
  if (first !== undefined) throw new AppError('invalid_request', first, { fields })
}
