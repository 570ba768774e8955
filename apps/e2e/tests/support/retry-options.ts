/**
 * Options for a test's own read requests. Their connections stay open between tests, and the product closes one that
 * has been idle for 72 s; a request sent at that moment is reset unread. Read requests are then repeated on a new
 * connection, as browsers do (RFC 9112, 9.3.1), but changes are not.
 */
export const RETRY_OPTIONS = { maxRetries: 2 } as const
