import type { User } from '@smart-farming/contracts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadLaterStyle } from '../../components/styles/later-style.ts'
import { leave, wipe } from '../../phone/phone.ts'
import { isNoted, setNote } from '../../plain/notes.ts'
import { line } from '../../server/line.ts'
import { userQuery } from './queries.ts'

/**
 * What follows a login or signup: the user is known, and the dashboard opens. Its script and style are fetched while
 * they type.
 */
export function useEnter(): (user: User) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  useEffect(() => {
    const { '/_signed-in': guard, '/_signed-in/dashboard': dashboard } = router.routesById
    // Only a head start: when it fails, opening the dashboard fetches again.
    const chunks = [guard, dashboard].map((route) => router.loadRouteChunk(route))
    void Promise.allSettled([...chunks, loadLaterStyle()])
  }, [router])
  return async (user) => {
    // Nor whose answers this phone keeps: they go before the next ones can be seen.
    // What this account had left here to be sent stays, unless it wants nothing kept.
    await (isNoted('keepNothing') ? leave() : wipe({ account: line.account }))
    setNote('loggedOut', false)
    setNote('signedIn', true)
    // The page stays the same document.
    document.getElementById('needs-network')?.remove()
    // Whose session ended on this page may not be who signs in now.
    queryClient.clear()
    queryClient.setQueryData(userQuery().queryKey, user)
    void navigate({ to: '/dashboard' })
  }
}
