import type { WeakPassword } from '@smart-farming/contracts/schema/problems'
import type { ProblemMessages } from '../../problem-messages.ts'
import { weakPasswords } from '../server/passwords.ts'

interface About {
  /** Subject of the sentence. */
  what: string
}

export const accountProblems = {
  odd_spaces: ({ what }: About) => `${what} can only have single spaces between words, and no line breaks.`,
  unseen_character: ({ what }: About) => `${what} has an invisible character. Please type it again.`,
  no_letter: ({ what }: About) => `${what} needs at least one letter or digit.`,
  mixed_letters: ({ what }: About) =>
    `${what} has look-alike letters. Please use plain letters of one alphabet.`,
  signups_too_fast: ({ seconds }: { seconds: number }) =>
    `Too many new accounts from your network. Please try again in ${
      seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`
    }.`,
  too_many_new_places: ({ minutes }: { minutes: number }) =>
    `You have looked up too many new places. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  enough_weather_today:
    'You have looked up too many places today. New forecasts are available after midnight UTC.',
  providers_spent_or_away:
    'Some weather services have reached today’s limit, and the others are not responding. Please try again in a minute.',
  providers_spent:
    'The weather services have reached today’s limit. New forecasts are available after midnight UTC.',
  not_your_password: 'Wrong password. Please try again.',
  password_wanted: 'Please enter your password first.',
  weak_password: ({ why }: { why: WeakPassword }) => weakPasswords[why],
  recovery_refused: 'This username and recovery code do not match.',
  not_a_session_id: 'The session id must be a UUID.',
  not_a_move_number: 'The number must have two digits.',
  wrong_move_number: 'That is not the number on the other phone.',
  not_a_passkey_id: 'The passkey id must be a UUID.',
  passkey_refused: 'This passkey did not work. Please log in again.',
  passkey_not_added: 'The passkey was not added. Please start again.',
  too_many_passkeys: ({ most }: { most: number }) =>
    `An account can have at most ${most} passkeys. Remove one first.`,
  move_over: 'This link has expired. Please start again on the phone that is signed in.',
} satisfies Partial<ProblemMessages>
