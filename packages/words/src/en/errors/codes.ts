import type { ErrorCode } from '@smart-farming/contracts/errors'
import type { callCodes } from './call-codes.ts'

/** Messages by error code, for errors without further detail. */
export const codes = {
  invalid_request: 'Something in what was sent is not right. Please check it and try again.',
  not_signed_in: 'Please log in.',
  invalid_credentials: 'Wrong username or password.',
  not_found: 'There is nothing here.',
  changed_meanwhile: 'This was changed elsewhere meanwhile.',
  too_many_requests: 'Too many tries. Please wait a little.',
  internal: 'Something went wrong on our side. Please try again.',
  bad_upstream: 'The service behind this is not answering properly. Please try again later.',
  overloaded: 'We are very busy just now. Please try again in a moment.',
  database_unavailable: 'We cannot reach our records just now. Please try again in a moment.',
  upstream_timeout: 'The service behind this is too slow just now. Please try again later.',
} satisfies Record<Exclude<ErrorCode, keyof typeof callCodes>, string>
