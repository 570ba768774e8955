/**
 * Options for a test's own read requests. Connections stay open between tests, and the product
 * closes one after 72 idle seconds. A request sent at that moment is reset unread. Reads are then
 * repeated on a new connection, as browsers do (RFC 9112, 9.3.1); changes are not.
 */
export const RETRY_OPTIONS = { maxRetries: 2 } as const
