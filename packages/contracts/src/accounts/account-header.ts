/**
 * Beside an answer that names the signed-in user: which account that is, by a mark that is the same for as long as the
 * server keeps its secret, and says nothing of the account. What a phone keeps, it keeps under this.
 */
export const ACCOUNT_HEADER = 'x-account'
