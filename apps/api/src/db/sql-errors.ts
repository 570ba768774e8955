import type { ErrorCode } from '@smart-farming/contracts/errors'
import { DrizzleQueryError } from 'drizzle-orm'
import postgres from 'postgres'
import { AppError } from '../app-error.ts'

/** The database did not answer in time. The query may or may not have been executed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/**
 * Translates a database error into an error for the caller, by SQLSTATE (PostgreSQL manual,
 * appendix A). Undefined for other errors and for our own bugs.
 */
export function sqlErrorToAppError(error: unknown): AppError | undefined {
  if (inChain(error, DatabaseUnavailable) !== undefined) return unavailable(error)
  const code = meaning(sqlState(error))
  if (code === 'database_unavailable') return unavailable(error)
  return code === undefined ? undefined : new AppError(code, { cause: error })
}

/**
 * Whether a row refers to a user who no longer exists (SQLSTATE 23503). A session is trusted for a
 * moment after its account is deleted, and longer while the database is unavailable.
 */
export function isMissingUser(error: unknown): boolean {
  const answer = inChain(error, postgres.PostgresError)
  return answer?.code === '23503' && (answer.constraint_name ?? '').endsWith('_user_id_users_id_fk')
}

/** Whether the error is a violated unique constraint (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505'
}

/**
 * The SQLSTATE of PostgreSQL's error, searched in the chain of causes because drizzle wraps errors.
 * Errors of pg-boss's driver also have a severity.
 */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const isAnswer = at instanceof postgres.PostgresError || 'severity' in at
    if (isAnswer && 'code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

/** Whether the error message may contain user input, such as the parameters of a statement. */
export function mayContainUserText(error: unknown): boolean {
  return error instanceof DrizzleQueryError || error instanceof postgres.PostgresError
}

function inChain<E extends Error>(error: unknown, type: new (...args: never[]) => E): E | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof type) return at
  return undefined
}

function unavailable(cause: unknown): AppError {
  return new AppError('database_unavailable', { cause, retryAfter: 2 })
}

/**
 * SQLSTATE classes: 22 value does not fit. The rest is temporary: 08 connection, 28 login, 3D000 no
 * such database, 53 resources, 57P0x shutdown, 57014 cancelled by its deadline, 55P03 lock,
 * 40001/40P01 conflict, 25P03/25P04 cut off, 25006 read-only after a failover, 58 input/output.
 */
function meaning(state: string | undefined): ErrorCode | undefined {
  if (state === undefined) return undefined
  if (/^22[0-9A-Z]{3}$/.test(state)) return 'invalid_request'
  const mayPass =
    /^(08|28|53|58)[0-9A-Z]{3}$|^3D000$|^57P0[0-9]$|^57014$|^55P03$|^40(001|P01)$|^25P0[34]$|^25006$/
  return mayPass.test(state) ? 'database_unavailable' : undefined
}
