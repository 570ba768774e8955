import { createHmac } from 'node:crypto'

/** Comparison key of a name, independent of case and Unicode normalisation. */
export function usernameKey(username: string): string {
  // Lower-casing can decompose a letter again (İ), so normalise twice.
  return username.normalize('NFC').toLowerCase().normalize('NFC')
}

/** Kinds of attempt other than a password, counted separately under a name. */
export type AttemptKind = 'recover' | 'passkey'

/** Tags a username key. Without `tried`, the attempt is a password. */
export type NameTag = (key: string, tried?: AttemptKind) => string

/**
 * Creates the function that tags typed names for counters and logs. Tags are keyed hashes, because
 * people type passwords into the name field and plain hashes are soon guessed. The last secret is
 * the key, because all instances have it while secrets are rotated.
 * @param secrets session secrets, at least one
 * @returns a function from a username key to 22 base64url characters
 */
export function createNameTagger(secrets: readonly string[]): NameTag {
  const secret = `name ${secrets.at(-1)}`
  // Input never contains NUL, so a typed name cannot collide with another kind's tag.
  const tagged = (key: string, tried?: AttemptKind) => (tried === undefined ? key : `${tried}\0${key}`)
  return (...of) =>
    createHmac('sha256', secret)
      .update(tagged(...of))
      .digest('base64url')
      .slice(0, 22)
}
