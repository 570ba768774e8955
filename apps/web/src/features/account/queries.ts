import type { LoginPayload, SignupPayload } from '@smart-farming/contracts/accounts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../server/api.ts'

/** Who is signed in. Rejects when nobody is, or when the server cannot be asked. */
export const userQuery = () =>
  queryOptions({
    queryKey: ['accounts.user'],
    queryFn: ({ signal }) => client.accounts.user({}, { signal }),
    staleTime: 60_000,
  })

/** Signs in; gives the user, or what a passkey is to sign. */
export const loginMutation = () =>
  mutationOptions({
    mutationKey: ['accounts.login'],
    mutationFn: (body: LoginPayload) => client.accounts.login({ body }),
  })

/** Creates an account and signs in; gives the user. */
export const signupMutation = () =>
  mutationOptions({
    mutationKey: ['accounts.signup'],
    mutationFn: (body: SignupPayload) => client.accounts.signup({ body }),
  })

/** Signs out. Rejects when the server could not be told. */
export const logout = () => client.accounts.logout()
