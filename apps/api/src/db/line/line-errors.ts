/** True for the errors of the two drivers, postgres.js and pg-boss's, about their connections, and for the socket's. */
export function isLineError(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('syscall' in at) return true
    if ('code' in at && typeof at.code === 'string' && /^CONNECT(ION)?_/.test(at.code)) return true
    if (/^Connection terminated/.test(at.message)) return true
    // Every address was tried that the host's name stands for.
    if (at instanceof AggregateError && at.errors.some(isLineError)) return true
  }
  return false
}
