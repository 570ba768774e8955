/**
 * Response header that identifies the signed-in account by an opaque mark. A phone saves its data
 * under this mark, which is stable while the server keeps its secret.
 */
export const ACCOUNT_HEADER = 'x-account'
