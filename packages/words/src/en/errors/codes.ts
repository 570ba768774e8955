import type { ErrorCode } from '@smart-farming/contracts/errors'

/** What a farmer reads where nothing more exact is known of an error than its code. */
export const codes = {
  invalid_request: 'Something in what was sent is not right. Please check it and try again.',
  not_signed_in: 'Please log in.',
  invalid_credentials: 'Wrong username or password.',
  cross_site: 'This request came from another site and was refused.',
  not_found: 'There is nothing here.',
  method_not_allowed: 'That cannot be done here.',
  request_timeout: 'Your request took too long to arrive. Please try again.',
  username_taken: 'That name is already taken. Please choose another one.',
  still_running: 'This is being done just now. Please wait a moment.',
  changed_meanwhile: 'This was changed elsewhere meanwhile.',
  payload_too_large: 'That is too much to send at once.',
  uri_too_long: 'That address is too long.',
  unsupported_media_type: 'Only JSON can be sent here.',
  key_reused: 'Something else was sent under this key before. Send it with a new one.',
  too_many_requests: 'Too many tries. Please wait a little.',
  headers_too_large: 'The request headers are too large.',
  internal: 'Something went wrong on our side. Please try again.',
  bad_upstream: 'The service behind this is not answering properly. Please try again later.',
  overloaded: 'We are very busy just now. Please try again in a moment.',
  database_unavailable: 'We cannot reach our records just now. Please try again in a moment.',
  upstream_timeout: 'The service behind this is too slow just now. Please try again later.',
} satisfies Record<ErrorCode, string>
