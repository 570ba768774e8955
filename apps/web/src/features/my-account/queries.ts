import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { myAccount, passkeys } from './calls.ts'

/** Where the account is signed in. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['myAccount.sessions'],
    queryFn: ({ signal }) => myAccount.sessions({}, { signal }),
  })

/** When the recovery code was made, if there is one. */
export const recoveryQuery = () =>
  queryOptions({
    queryKey: ['myAccount.recovery'],
    queryFn: ({ signal }) => myAccount.recovery({}, { signal }),
  })

/** The passkeys of the account. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys.list'],
    queryFn: ({ signal }) => passkeys.list({}, { signal }),
  })

/** What happened to the account. */
export const eventsQuery = () =>
  queryOptions({
    queryKey: ['myAccount.events'],
    queryFn: ({ signal }) => myAccount.events({}, { signal }),
  })

/** After something was done: what is shown of the account may be another by now. */
export function askAgain(queryClient: QueryClient): void {
  for (const { queryKey } of [sessionsQuery(), recoveryQuery(), passkeysQuery(), eventsQuery()])
    void queryClient.invalidateQueries({ queryKey })
}
