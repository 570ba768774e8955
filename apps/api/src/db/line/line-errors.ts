/**
 * What pg-boss's driver says of a connection that was lost, that answers nothing, or that was not to be had in time.
 */
const OF_PG = /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect)/

/** True for the errors of the two drivers, postgres.js and pg-boss's, about their connections, and for the socket's. */
export function isLineError(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('syscall' in at) return true
    // EPIPE without a call of the system: Node refuses to write on a line that the other side has ended.
    if ('code' in at && typeof at.code === 'string' && /^(EPIPE$|CONNECT(ION)?_)/.test(at.code)) return true
    if (OF_PG.test(at.message)) return true
    // Every address was tried that the host's name stands for.
    if (at instanceof AggregateError && at.errors.some(isLineError)) return true
  }
  return false
}
