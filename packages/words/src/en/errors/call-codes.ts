/** Error codes that only API clients meet, or that a page shows in the server's words. */
export const callCodes = {
  cross_site: 'This request came from another site and was refused.',
  method_not_allowed: 'That cannot be done here.',
  payload_too_large: 'That is too much to send at once.',
  uri_too_long: 'That address is too long.',
  unsupported_media_type: 'Only JSON can be sent here.',
  key_reused: 'Something else was sent under this key before. Send it with a new one.',
  headers_too_large: 'The request headers are too large.',
  username_taken: 'That name is already taken. Please choose another one.',
  request_timeout: 'Your request took too long to arrive. Please try again.',
  still_running: 'This is being done just now. Please wait a moment.',
}
