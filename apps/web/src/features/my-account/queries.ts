import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { myAccount, passkeys } from './calls.ts'

/** The account's sessions. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['myAccount.sessions'],
    queryFn: ({ signal }) => myAccount.sessions({}, { signal }),
  })

/** The recovery code's creation time, if a code exists. */
export const recoveryQuery = () =>
  queryOptions({
    queryKey: ['myAccount.recovery'],
    queryFn: ({ signal }) => myAccount.recovery({}, { signal }),
  })

/** The account's passkeys. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys.list'],
    queryFn: ({ signal }) => passkeys.list({}, { signal }),
  })

/** The account's security events. */
export const eventsQuery = () =>
  queryOptions({
    queryKey: ['myAccount.events'],
    queryFn: ({ signal }) => myAccount.events({}, { signal }),
  })

/** Reloads the account's data after an action. */
export function invalidateAccount(queryClient: QueryClient): void {
  for (const { queryKey } of [sessionsQuery(), recoveryQuery(), passkeysQuery(), eventsQuery()])
    void queryClient.invalidateQueries({ queryKey })
}
