import type { ErrorCode } from '@smart-farming/contracts/errors'
import type { callCodes } from './call-codes.ts'

export const codes = {
  invalid_request: 'Some of this input is not valid. Please check it and try again.',
  not_signed_in: 'Please log in.',
  invalid_credentials: 'Wrong username or password.',
  not_found: 'Not found.',
  changed_meanwhile: 'This was changed elsewhere in the meantime.',
  too_many_requests: 'Too many requests. Please wait a moment.',
  internal: 'Something went wrong on our side. Please try again.',
  bad_upstream: 'An outside service is not responding properly. Please try again later.',
  overloaded: 'We are very busy just now. Please try again in a moment.',
  database_unavailable: 'We cannot reach our records just now. Please try again in a moment.',
  upstream_timeout: 'An outside service is too slow just now. Please try again later.',
} satisfies Record<Exclude<ErrorCode, keyof typeof callCodes>, string>
