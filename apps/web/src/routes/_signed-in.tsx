import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Navigate, Outlet, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Loading } from '../components/loading.tsx'
import { isSignedOut, presentUser, userQuery } from '../features/account/queries.ts'
import { KeptOnPhone } from '../features/offline/kept-on-phone.tsx'
import { leave } from '../phone/phone.ts'
import { line } from '../server/line.ts'
import { forgetLost, onSessionLost } from '../server/session-lost.ts'

/**
 * Everything below needs a user: the one whom the server names, or, until it does, the one whose answers this phone
 * keeps. Without one, or when the user cannot be loaded, the way leads to the login.
 */
export const Route = createFileRoute('/_signed-in')({
  // It leads nowhere by itself: a file of its own would only be one more to wait for.
  codeSplitGroupings: [],
  beforeLoad: async ({ context }) => {
    forgetLost()
    try {
      return { user: await presentUser(context.queryClient) }
    } catch (error) {
      if (isSignedOut(error)) await leave('waiting')
      // The log-in's own page says that the network is away (inline/no-network.ts), where the phone keeps it.
      const reloadDocument = line.heard !== 'there' && !!navigator.serviceWorker?.controller
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
        // Several answers at once ask once, and the 401 of this very question does not ask it again.
        const ask = () => refetch({ cancelRefetch: false })
        const wasAsked = queryClient.isFetching(userQuery())
        // What was under way may have been answered before the session ended.
        if ((await ask()).isSuccess && wasAsked) await ask()
      }),
    [queryClient, refetch],
  )
  // The session can end while the page is open. A network that is away for a moment is no reason to throw anyone out.
  const isOver = isSignedOut(error)
  useEffect(() => {
    if (isOver) void leave('waiting')
  }, [isOver])
  if (isOver) return <Navigate to="/login" replace />
  return (
    <>
      <KeptOnPhone />
      <Outlet />
    </>
  )
}
