import { createHmac } from 'node:crypto'

/** The name as it is compared: one key for all cases and both Unicode spellings (NFC, lower case) of a name. */
export function usernameKey(username: string): string {
  // Lower case can take a composed letter apart again (İ), so it is composed once more.
  return username.normalize('NFC').toLowerCase().normalize('NFC')
}

/** What is tried under a name, beside its password. */
export type OtherTry = 'recover' | 'passkey'

/** Tags a username key, for what is tried under it; the password unless another is said. */
export type NameTag = (key: string, tried?: OtherTry) => string

/**
 * Makes the stand-in for a typed name in counters and logs. A keyed hash, because people type passwords into the name
 * field, and a plain hash of one is soon guessed. The last secret is the key: while secrets are being changed, it is
 * the one that all instances have.
 *
 * @param secrets the session secrets, at least one
 * @returns 22 base64url characters for a username key
 */
export function nameTagger(secrets: readonly string[]): NameTag {
  const secret = `name ${secrets.at(-1)}`
  // No text of a caller's holds a NUL, so nobody types a name that has the tag of another try.
  const tagged = (key: string, tried?: OtherTry) => (tried === undefined ? key : `${tried}\0${key}`)
  return (...of) =>
    createHmac('sha256', secret)
      .update(tagged(...of))
      .digest('base64url')
      .slice(0, 22)
}
