/** True for the driver's own errors about its connection, and for the socket's. */
export function isLineError(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('syscall' in at) return true
    if ('code' in at && typeof at.code === 'string' && /^CONNECT(ION)?_/.test(at.code)) return true
  }
  return false
}
