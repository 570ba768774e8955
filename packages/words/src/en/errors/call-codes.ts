/** Error codes that only API clients see, or for which pages show the server's text unchanged. */
export const callCodes = {
  cross_site: 'This request came from another site and was refused.',
  method_not_allowed: 'This method is not allowed here.',
  payload_too_large: 'The request is too large.',
  uri_too_long: 'The address is too long.',
  unsupported_media_type: 'Only JSON is accepted here.',
  key_reused: 'This key was already used for another request. Use a new key.',
  headers_too_large: 'The request headers are too large.',
  username_taken: 'That name is already taken. Please choose another one.',
  request_timeout: 'Your request took too long to arrive. Please try again.',
  still_running: 'This request is still running. Please wait a moment.',
}
