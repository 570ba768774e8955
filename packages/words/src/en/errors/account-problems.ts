import type { WeakPassword } from '@smart-farming/contracts/schema/problems'
import type { ProblemWords } from '../../problem-words.ts'
import { weakPasswords } from '../server/passwords.ts'

interface About {
  /** Subject of the problem, in words. */
  what: string
}

/** Problems on the account pages, by code. */
export const accountProblems = {
  odd_spaces: ({ what }: About) => `${what} can have one plain space between words, and no line break.`,
  unseen_character: ({ what }: About) => `${what} has a character that does not show. Please type it anew.`,
  no_letter: ({ what }: About) => `${what} needs a letter or a digit.`,
  mixed_letters: ({ what }: About) =>
    `${what} has letters or signs that can look like others. Please write it in one script, in plain letters.`,
  signups_too_fast: ({ seconds }: { seconds: number }) =>
    `Too many new accounts from your network. Please try again in ${
      seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`
    }.`,
  too_many_new_places: ({ minutes }: { minutes: number }) =>
    `You have looked at many new places. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  enough_weather_today:
    'You have looked at the weather of many places today. New forecasts come after midnight UTC.',
  providers_spent_or_away:
    'Some weather services have been asked as often as they allow today, and the others do not answer. Please try again in a minute.',
  providers_spent:
    'The weather services have been asked as often as they allow today. New forecasts come after midnight UTC.',
  not_your_password: 'That is not your password. Please try again.',
  password_wanted: 'Please give your password first.',
  weak_password: ({ why }: { why: WeakPassword }) => weakPasswords[why],
  recovery_refused: 'This name and recovery code do not belong together.',
  not_a_session_id: 'The id of a session must be a UUID.',
  not_a_move_number: 'The number has two digits.',
  wrong_move_number: 'That is not the number on the other phone.',
  not_a_passkey_id: 'The id of a passkey must be a UUID.',
  passkey_refused: 'This passkey did not open your account. Please log in again.',
  passkey_not_added: 'This passkey was not added. Please begin again.',
  too_many_passkeys: ({ most }: { most: number }) =>
    `An account can have at most ${most} passkeys. Remove one first.`,
  move_over: 'This move is over. Please begin again on the phone that is signed in.',
} satisfies Partial<ProblemWords>
