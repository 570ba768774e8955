import type { WeakPassword } from '@smart-farming/contracts/schema/problems'

/** Reasons why a password is weak, with better advice. */
export const weakPasswords: Readonly<Record<WeakPassword, string>> = {
  common: 'This is one of the first passwords people guess. A longer one is safer.',
  nearlyCommon: 'Small changes to common passwords are easy to guess. Use a longer one.',
  own: 'People guess your name, farm and village first. Use other words.',
  word: 'A single word or name is easy to guess. Three or four words are safer.',
  repeated: 'Repeated letters or words are easy to guess. Three or four words are safer.',
  inARow: 'Letters or keys in a row are easy to guess. Three or four words are safer.',
  date: 'Dates and years are easy to guess. Three or four words are safer.',
  short: 'Short passwords are easy to guess. 15 or more characters are safer.',
}
