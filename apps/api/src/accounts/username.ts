import { createHmac } from 'node:crypto'

/** Comparison key of a name (NFC, lower case): independent of case and of Unicode spelling. */
export function usernameKey(username: string): string {
  // Lower-casing can decompose a letter again (İ), so it is composed once more.
  return username.normalize('NFC').toLowerCase().normalize('NFC')
}

/** Attempts other than a password that are counted under a name. */
export type OtherAttempt = 'recover' | 'passkey'

/** Tags a username key by the kind of attempt; a password attempt if none is given. */
export type NameTag = (key: string, tried?: OtherAttempt) => string

/**
 * Creates the function that tags typed names for counters and logs. The tag is a keyed hash, because people type
 * passwords into the name field, and a plain hash of a password is soon guessed. The last secret is the key: while
 * secrets are being rotated, it is the one that all instances have.
 * @param secrets the session secrets, at least one
 * @returns a function from a username key to 22 base64url characters
 */
export function createNameTagger(secrets: readonly string[]): NameTag {
  const secret = `name ${secrets.at(-1)}`
  // No input contains a NUL, so no typed name can have the tag of another kind of attempt.
  const tagged = (key: string, tried?: OtherAttempt) => (tried === undefined ? key : `${tried}\0${key}`)
  return (...of) =>
    createHmac('sha256', secret)
      .update(tagged(...of))
      .digest('base64url')
      .slice(0, 22)
}
