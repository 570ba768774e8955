import type { LoginPayload, SignupPayload, User } from '@smart-farming/contracts/accounts'
import { ApiError } from '@smart-farming/contracts/client'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { leave, restored } from '../../phone/phone.ts'
import { tellLateLogout } from '../../plain/late-logout.ts'
import { isNoted, setNote } from '../../plain/notes.ts'
import { client } from '../../server/api.ts'

/** The logged-in user. Rejects when there is none, or when the server cannot be reached. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['accounts.user'],
    queryFn: ({ signal }) => askUser(signal),
    staleTime: 60_000,
  })

async function askUser(signal: AbortSignal): Promise<User> {
  try {
    const user = await client.accounts.user({}, { signal })
    setNote('signedIn', true)
    return user
  } catch (error) {
    if (isSignedOut(error)) setNote('signedIn', false)
    throw error
  }
}

/** True only for our own server's response; a captive portal may also answer 401. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_signed_in'

/** Logs in; returns the user, or a challenge for a passkey. */
export const loginMutation = () =>
  mutationOptions({
    mutationKey: ['accounts.login'],
    mutationFn: (body: LoginPayload) => entered(() => client.accounts.login({ body })),
  })

/** Creates an account and logs in; returns the user. */
export const signupMutation = () =>
  mutationOptions({
    mutationKey: ['accounts.signup'],
    mutationFn: (body: SignupPayload) => entered(() => client.accounts.signup({ body })),
  })

/** A late log-out must not end the session that begins now. */
async function entered<Answer>(enter: () => Promise<Answer>): Promise<Answer> {
  await tellLateLogout().catch(() => {})
  return enter()
}

/**
 * Logs out: deletes the farmer's data from this phone and tells the server, now or when it can be reached. Until then
 * the phone itself refuses access. Rejects when the server could not be reached and the phone saved no note of that.
 */
export async function logout(): Promise<void> {
  await leave()
  const willBeTold = setNote('loggedOut', true)
  try {
    await client.accounts.logout()
    setNote('loggedOut', false)
  } catch (error) {
    if (!willBeTold) throw error
  }
}

/** Maximum time that a fast server response waits for the phone's saved data, ms. */
const KEPT_WITHIN_MS = 250

/**
 * The current user: from the server or, until it responds, from this phone's saved data. Rejects when nobody is logged
 * in, or when the server cannot be reached and nothing is saved.
 */
export async function presentUser(queryClient: QueryClient): Promise<User> {
  if (isNoted('loggedOut')) await tellLateLogout()
  const asked = queryClient.ensureQueryData(userQuery())
  const kept = restored(queryClient)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, KEPT_WITHIN_MS))
  return Promise.race([
    asked.then(
      // Saved data is part of the first render: a second one takes as long again on a cheap phone.
      (user) => Promise.race([kept, late]).then(() => user),
      async (error: unknown) => {
        const user = isSignedOut(error) ? undefined : await kept
        if (user === undefined) throw error
        return user
      },
    ),
    kept.then((user) => user ?? asked),
  ])
}
