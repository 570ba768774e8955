import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Navigate, Outlet, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Loading } from '../components/loading.tsx'
import { isNotSignedInError, loadCurrentUser, userQuery } from '../features/account/queries.ts'
import { OfflineStorage } from '../features/offline/offline-storage.tsx'
import { logOutOnPhone } from '../phone/phone.ts'
import { lastContact } from '../server/last-contact.ts'
import { clearLostSession, onSessionLost } from '../server/session-lost.ts'

/**
 * All routes below need a user, from this phone's saved data or the server. Without a user, they
 * redirect to the login.
 */
export const Route = createFileRoute('/_signed-in')({
  // This route shows nothing itself, so a separate file would only add a request.
  codeSplitGroupings: [],
  beforeLoad: async ({ context }) => {
    clearLostSession()
    try {
      return { user: await loadCurrentUser(context.queryClient) }
    } catch (error) {
      if (isNotSignedInError(error)) await logOutOnPhone('waiting')
      // The login page's own document, if cached on the phone, reports a missing network
      // (inline/offline-notice.ts).
      const reloadDocument = lastContact.heard !== 'there' && !!navigator.serviceWorker?.controller
      throw redirect({ to: '/login', reloadDocument })
    }
  },
  pendingComponent: Loading,
  pendingMs: 0,
  pendingMinMs: 0,
  component: SignedIn,
})

function SignedIn() {
  const queryClient = useQueryClient()
  const { error, refetch } = useQuery(userQuery())
  useEffect(
    () =>
      onSessionLost(async () => {
        // Several 401 responses at once cause one check. The check's own 401 does not repeat it.
        const ask = () => refetch({ cancelRefetch: false })
        const wasAsked = queryClient.isFetching(userQuery())
        // A pending request may have been answered before the session ended.
        if ((await ask()).isSuccess && wasAsked) await ask()
      }),
    [queryClient, refetch],
  )
  // The session can end while the page is open. A short network failure must not log the farmer
  // out.
  const isOver = isNotSignedInError(error)
  useEffect(() => {
    if (isOver) void logOutOnPhone('waiting')
  }, [isOver])
  if (isOver) return <Navigate to="/login" replace />
  return (
    <>
      <OfflineStorage />
      <Outlet />
    </>
  )
}
