import type { WeakPassword } from '@smart-farming/contracts/schema/problems'

/** Reasons why a password is weak, with a better choice. */
export const weakPasswords: Readonly<Record<WeakPassword, string>> = {
  common: 'This is one of the first passwords that others try. A longer one is safer.',
  nearlyCommon: 'A common password with small changes is tried early. A longer one is safer.',
  own: 'Your name, farm or village is tried early. Other words are safer.',
  word: 'One word or name is soon guessed. Three or four words are safer.',
  repeated: 'Repeating letters or words is soon guessed. Three or four words are safer.',
  inARow: 'Letters or keys in a row are tried early. Three or four words are safer.',
  date: 'Dates and years are tried early. Three or four words are safer.',
  short: 'Short passwords are soon guessed. 15 or more characters are safer.',
}
