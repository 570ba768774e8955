/**
 * For what a test itself reads from the product. The lines for that stay open from test to test, and the product closes
 * one that nobody has used for 72 s; what is sent at that moment is reset unread. A reading goes out once more then, on
 * a new line, as a browser does it by itself (RFC 9112, 9.3.1); what changes something does not.
 */
export const anyLine = { maxRetries: 2 } as const
