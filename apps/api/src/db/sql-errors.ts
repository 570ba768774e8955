import type { ErrorCode } from '@smart-farming/contracts/errors'
import { AppError } from '../app-error.ts'

/** The database did not answer within its deadline. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
}

/**
 * What a database error means to a caller, by SQLSTATE (PostgreSQL manual, appendix A) or by the driver's and the
 * socket's own codes. Undefined: not a database error, or one that is a bug of ours.
 */
export function sqlFailure(error: unknown): AppError | undefined {
  const code = errorCodes(error)
    .map(meaning)
    .find((found) => found !== undefined)
  if (code === undefined) return undefined
  return new AppError(code, undefined, {
    cause: error,
    ...(code === 'database_unavailable' && { retryAfter: 2 }),
  })
}

/** True when the error is a violated unique constraint (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return errorCodes(error).includes('23505')
}

/** Drizzle wraps the driver's error, so the code is found along the chain of causes. */
function errorCodes(error: unknown): string[] {
  const codes: string[] = []
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseTimeout) codes.push('DEADLINE')
    if ('code' in at && typeof at.code === 'string') codes.push(at.code)
  }
  return codes
}

function meaning(code: string): ErrorCode | undefined {
  if (/^22[0-9A-Z]{3}$/.test(code)) return 'invalid_request'
  if (/^(08|53)[0-9A-Z]{3}$|^57P0[0-9]$|^57014$|^55P03$|^40(001|P01)$|^25P0[34]$/.test(code))
    return 'database_unavailable'
  return unavailable.has(code) ? 'database_unavailable' : undefined
}

const unavailable = new Set([
  'DEADLINE',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
])
