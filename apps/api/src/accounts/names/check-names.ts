import type { SignupPayload } from '@smart-farming/contracts/accounts'
import { AppError } from '../../app-error.ts'
import { nameFault, usernameFault } from './name-fault.ts'

type NewNames = Partial<Pick<SignupPayload, 'username' | 'farmName'>>

/**
 * Refuses faulty names (name-fault.ts). Only new names are checked; login accepts any existing
 * name.
 * @throws {AppError} `invalid_request`, with the fields
 */
export function checkNames({ username, farmName }: NewNames): void {
  const faults = [
    ['username', 'user_name', username === undefined ? undefined : usernameFault(username)],
    ['farmName', 'farm_name', farmName === undefined ? undefined : nameFault(farmName)],
  ] as const
  const problems = Object.fromEntries(
    faults.flatMap(([field, what, code]) => (code === undefined ? [] : [[field, { code, what }]])),
  )
  if (Object.keys(problems).length > 0) throw new AppError('invalid_request', { problems })
}
