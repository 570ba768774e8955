/** What the readiness says of what is checked. */
export const health = {
  ok: 'ok',
  databaseSilent: 'does not answer',
  stopping: 'is stopping',
}
