import type { LoginPayload, SignupPayload, User } from '@smart-farming/contracts/accounts'
import { ApiError } from '@smart-farming/contracts/client'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { hasFlag, setFlag } from '../../browser/flags.ts'
import { sendOfflineLogout } from '../../browser/offline-logout.ts'
import { logOutOnPhone, restoreSavedUser } from '../../phone/phone.ts'
import { client } from '../../server/api.ts'

/** The logged-in user. Rejects if nobody is logged in or the server cannot be reached. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['accounts.user'],
    queryFn: ({ signal }) => askUser(signal),
    staleTime: 60_000,
  })

async function askUser(signal: AbortSignal): Promise<User> {
  try {
    const user = await client.accounts.user({}, { signal })
    setFlag('signedIn', true)
    return user
  } catch (error) {
    if (isNotSignedInError(error)) setFlag('signedIn', false)
    throw error
  }
}

/** True only for our own server's refusal. A captive portal may also answer 401. */
export const isNotSignedInError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_signed_in'

/** Logs in. Resolves to the user, or to a passkey challenge. */
export const loginMutation = () =>
  mutationOptions({
    mutationKey: ['accounts.login'],
    mutationFn: (body: LoginPayload) => entered(() => client.accounts.login({ body })),
  })

/** Creates an account and logs in. Resolves to the user. */
export const signupMutation = () =>
  mutationOptions({
    mutationKey: ['accounts.signup'],
    mutationFn: (body: SignupPayload) => entered(() => client.accounts.signup({ body })),
  })

/** Reports an offline logout first, because a late report would end the new session. */
async function entered<Answer>(enter: () => Promise<Answer>): Promise<Answer> {
  await sendOfflineLogout().catch(() => {})
  return enter()
}

/**
 * Logs out: deletes the farmer's data from this phone and tells the server, now or later. Until
 * then, the phone itself refuses access. Rejects if the server could not be reached and the phone
 * could not record the logout.
 */
export async function logout(): Promise<void> {
  await logOutOnPhone()
  const willBeTold = setFlag('loggedOut', true)
  try {
    await client.accounts.logout()
    setFlag('loggedOut', false)
  } catch (error) {
    if (!willBeTold) throw error
  }
}

/** Longest time that a fast server response waits for the phone's saved data, in ms. */
const KEPT_WITHIN_MS = 250

/**
 * Loads the current user from this phone's saved data or from the server, whichever is first.
 * Rejects if nobody is logged in, or if the server cannot be reached and nothing is saved.
 */
export async function loadCurrentUser(queryClient: QueryClient): Promise<User> {
  if (hasFlag('loggedOut')) await sendOfflineLogout()
  const asked = queryClient.ensureQueryData(userQuery())
  const kept = restoreSavedUser(queryClient)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, KEPT_WITHIN_MS))
  return Promise.race([
    asked.then(
      // The first render includes saved data, because a second render takes as long again on a
      // cheap phone.
      (user) => Promise.race([kept, late]).then(() => user),
      async (error: unknown) => {
        const user = isNotSignedInError(error) ? undefined : await kept
        if (user === undefined) throw error
        return user
      },
    ),
    kept.then((user) => user ?? asked),
  ])
}
