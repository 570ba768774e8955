import type { ProblemMessages } from '../../problem-messages.ts'
import type { accountProblems } from './account-problems.ts'
import type { callProblems } from './call-problems.ts'

interface About {
  /** Subject of the sentence. */
  what: string
}

export const problems = {
  required: ({ what }: About) => `${what} is required.`,
  unstorable: ({ what }: About) => `${what} has a character that cannot be stored.`,
  too_short: ({ what, least }: About & { least: number }) => `${what} needs at least ${least} characters.`,
  too_long: ({ what, most }: About & { most: number }) => `${what} can have at most ${most} characters.`,
  blank_question: 'Please type a question.',
  restarting: 'We are restarting. Please ask again in a moment.',
  too_many_tries: ({ seconds }: { seconds: number }) =>
    `Too many attempts. Please try again in ${seconds} s.`,
  too_many_tries_minutes: ({ minutes }: { minutes: number }) =>
    `Too many attempts. Please try again in ${minutes} minutes.`,
} satisfies Omit<ProblemMessages, keyof typeof accountProblems | keyof typeof callProblems>
