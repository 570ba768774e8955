import {
  type LoginPayload,
  loginPayload,
  type SignupPayload,
  signupPayload,
} from '@smart-farming/contracts/accounts'
import { decodeProblem, type Problem } from '@smart-farming/contracts/schema/problems'
import { describeProblem } from '@smart-farming/words/error-text'
import type { FormFailure } from '../../components/form/form-failure.ts'
import { formWords } from '../../words.ts'

export type ValidationResult<Payload> = { readonly payload: Payload } | { readonly failure: FormFailure }

export type InputValues = Readonly<Record<string, string>>

/** Validates a login. Username and password are required. */
export function validateLogin(typed: InputValues): ValidationResult<LoginPayload> {
  return firstIssue(loginPayload.safeParse(typed))
}

/**
 * Validates a signup: five required fields, matching passwords, and each field's minimum length.
 * The comparison precedes the length check, so that a mismatch is always reported.
 */
export function validateSignup(typed: InputValues): ValidationResult<SignupPayload> {
  const missing = signupFields.find(([name]) => isMissing(name, typed[name]))
  if (missing) return failed({ code: 'required', what: missing[1] }, missing[0])
  if (typed.password !== typed.confirmPassword) {
    return { failure: { message: formWords.account.signup.passwordsDiffer, field: 'confirmPassword' } }
  }
  return firstIssue(signupPayload.safeParse(typed))
}

const signupFields = [
  ['username', 'user_name'],
  ['farmName', 'farm_name'],
  ['location', 'location'],
  ['password', 'password'],
  ['confirmPassword', 'password_again'],
] as const

/** Passwords are not trimmed, so a password of spaces is valid. */
function isMissing(name: string, value = ''): boolean {
  return (/password/i.test(name) ? value : value.trim()) === ''
}

type Parsed<Payload> =
  | { success: true; data: Payload }
  | { success: false; error: { issues: readonly { message: string; path: readonly PropertyKey[] }[] } }

function firstIssue<Payload>(parsed: Parsed<Payload>): ValidationResult<Payload> {
  if (parsed.success) return { payload: parsed.data }
  const issue = parsed.error.issues[0]
  return failed(issue ? decodeProblem(issue) : { code: 'invalid' }, issue?.path[0]?.toString())
}

const failed = (problem: Problem, field: string | undefined): { failure: FormFailure } => ({
  failure: { message: describeProblem(formWords.errors, problem) ?? '', field },
})
