/**
 * Response header that identifies the signed-in account by an opaque mark, stable as long as the server keeps its
 * secret. A phone saves its data under this mark.
 */
export const ACCOUNT_HEADER = 'x-account'
