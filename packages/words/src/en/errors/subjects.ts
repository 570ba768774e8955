import type { ProblemSubject } from '@smart-farming/contracts/schema/problems'
import type { callSubjects } from './call-subjects.ts'

/** Used at the start of a sentence. */
export const subjects = {
  user_name: 'Name',
  login_name: 'Username',
  farm_name: 'Farm Name',
  location: 'Location',
  password: 'Password',
  password_again: 'Confirm Password',
  question: 'Your question',
  chat_message: 'A message',
  searched_place: 'The place',
  place_name: 'Name',
  counted_from: 'The start date',
} satisfies Record<Exclude<ProblemSubject, keyof typeof callSubjects>, string>
