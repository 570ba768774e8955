import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signupPayload } from '../accounts.ts'
import { decodeProblem } from './problems.ts'

const problemsOf = (typed: object) =>
  (signupPayload.safeParse(typed).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    decodeProblem(issue),
  ])

test('decodeProblem turns a failed check into a code with its values', () => {
  expect(
    problemsOf({ username: ' ', farmName: 'x'.repeat(121), location: 'Yo\u0000rk', password: 'short' }),
  ).toEqual([
    ['username', { code: 'required', what: 'user_name' }],
    ['farmName', { code: 'too_long', what: 'farm_name', most: 120 }],
    ['location', { code: 'unstorable', what: 'location' }],
    ['password', { code: 'too_short', what: 'password', least: 6 }],
  ])
})

test("decodeProblem returns 'invalid' for zod's own issues", () => {
  const [issue] = z.enum(['a', 'b']).safeParse('c').error?.issues ?? []
  expect(issue && decodeProblem(issue)).toEqual({ code: 'invalid' })
})
