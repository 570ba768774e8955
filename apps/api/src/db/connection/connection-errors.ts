/** Messages of pg-boss's driver for a connection that was lost, unresponsive, or not available in time. */
const OF_PG = /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/

/** True for connection errors of the two drivers, postgres.js and pg-boss's, and of the socket. */
export function isConnectionError(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('syscall' in at) return true
    // EPIPE without a system call: Node refuses to write to a connection that the peer has closed.
    if ('code' in at && typeof at.code === 'string' && /^(EPIPE$|CONNECT(ION)?_)/.test(at.code)) return true
    if (OF_PG.test(at.message)) return true
    // Every address of the host name was tried.
    if (at instanceof AggregateError && at.errors.some(isConnectionError)) return true
  }
  return false
}
