import type { ProblemWords } from '../../problem-words.ts'
import type { accountProblems } from './account-problems.ts'
import type { callProblems } from './call-problems.ts'

interface About {
  /** A subject, in words. */
  what: string
}

/** What can be wrong with what somebody does in a page of ours, by code. */
export const problems = {
  required: ({ what }: About) => `${what} is required.`,
  unstorable: ({ what }: About) => `${what} has a character that cannot be stored.`,
  too_short: ({ what, least }: About & { least: number }) => `${what} needs at least ${least} characters.`,
  too_long: ({ what, most }: About & { most: number }) => `${what} can have at most ${most} characters.`,
  too_many_board_crops: ({ most }: { most: number }) => `Choose at most ${most}.`,
  blank_question: 'Please type a question.',
  too_much_history: 'This conversation is too long. Please clear it.',
  conversation_too_long: 'This conversation has become too long. Please clear it and ask again.',
  question_under_way: 'Your last question is still being answered. Please wait for that answer first.',
  no_answer: ({ why }: { why: string }) =>
    `${why} The built-in answer cannot be given just now either. Please ask again in a few minutes.`,
  restarting: 'We are restarting. Please ask again in a moment.',
  too_many_tries: ({ seconds }: { seconds: number }) => `Too many tries. Please try again in ${seconds} s.`,
  too_many_tries_minutes: ({ minutes }: { minutes: number }) =>
    `Too many tries. Please try again in ${minutes} minutes.`,
  user_name_taken: 'That name is already taken. If it is yours, please log in; otherwise choose another one.',
  search_not_ready: 'Place search is not ready just now. Please try again in a moment.',
  weather_unavailable:
    'The weather services are not answering properly just now. Please try again in a few minutes.',
  weather_too_slow: 'The weather services are too slow just now. Please try again in a few minutes.',
  too_many_places: ({ most }: { most: number }) =>
    `A farm can have at most ${most} places. Remove one first.`,
  last_place: 'A farm needs a place. Change its location instead.',
  unknown_place: 'Your farm has no such place.',
} satisfies Omit<ProblemWords, keyof typeof accountProblems | keyof typeof callProblems>
