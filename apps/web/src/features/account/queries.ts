import type { LoginPayload, SignupPayload, User } from '@smart-farming/contracts/accounts'
import { ApiError } from '@smart-farming/contracts/client'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { leave, restored } from '../../phone/phone.ts'
import { tellLateLogout } from '../../plain/late-logout.ts'
import { isNoted, setNote } from '../../plain/notes.ts'
import { client } from '../../server/api.ts'

/** Who is signed in. Rejects when nobody is, or when the server cannot be asked. */
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

/** Our own server's word; a network that wants a sign-in of its own may answer 401, too. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_signed_in'

/** Signs in; gives the user, or what a passkey is to sign. */
export const loginMutation = () =>
  mutationOptions({
    mutationKey: ['accounts.login'],
    mutationFn: (body: LoginPayload) => entered(() => client.accounts.login({ body })),
  })

/** Creates an account and signs in; gives the user. */
export const signupMutation = () =>
  mutationOptions({
    mutationKey: ['accounts.signup'],
    mutationFn: (body: SignupPayload) => entered(() => client.accounts.signup({ body })),
  })

/** A log-out that comes late must not end the session that begins now. */
async function entered<Answer>(enter: () => Promise<Answer>): Promise<Answer> {
  await tellLateLogout().catch(() => {})
  return enter()
}

/**
 * Signs out: takes what is the farmer's off this phone, and tells the server, now or when it can be reached. Until then
 * the phone itself lets nobody in. Rejects when the server could not be told and the phone keeps no note of that.
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

/** How long a server that is quicker than the phone's own disk waits for it, ms. */
const KEPT_WITHIN_MS = 250

/**
 * Who is here: whom the server names, or, until it does, whose answers this phone keeps. Rejects when that is nobody,
 * or when the server cannot be asked and nothing is kept.
 */
export async function presentUser(queryClient: QueryClient): Promise<User> {
  if (isNoted('loggedOut')) await tellLateLogout()
  const asked = queryClient.ensureQueryData(userQuery())
  const kept = restored(queryClient)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, KEPT_WITHIN_MS))
  return Promise.race([
    asked.then(
      // What is kept is shown with the first drawing, not by one more that takes a cheap phone as long again.
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
