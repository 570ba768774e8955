/** pg-boss's driver reports lost and unresponsive connections and timeouts with these messages. */
const OF_PG = /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/

/** Whether an error of postgres.js, of pg-boss's driver or of the socket is a connection error. */
export function isConnectionError(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('syscall' in at) return true
    // Node reports EPIPE without a system call when the peer has closed the connection.
    if ('code' in at && typeof at.code === 'string' && /^(EPIPE$|CONNECT(ION)?_)/.test(at.code)) return true
    if (OF_PG.test(at.message)) return true
    // Node tried every address of the host name.
    if (at instanceof AggregateError && at.errors.some(isConnectionError)) return true
  }
  return false
}
