import type { User } from '@smart-farming/contracts/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasFlag, setFlag } from '../../browser/flags.ts'
import { loadDeferredStyles } from '../../components/styles/deferred-styles.ts'
import { logOutOnPhone, wipePhone } from '../../phone/phone.ts'
import { lastContact } from '../../server/last-contact.ts'
import { userQuery } from './queries.ts'

/**
 * Returns a function that completes a login or signup: it stores the user and opens the dashboard.
 * The dashboard's script and style are preloaded while the farmer types.
 */
export function useCompleteLogin(): (user: User) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  useEffect(() => {
    const { '/_signed-in': guard, '/_signed-in/dashboard': dashboard } = router.routesById
    // Only a preload: opening the dashboard loads a failed chunk again.
    const chunks = [guard, dashboard].map((route) => router.loadRouteChunk(route))
    void Promise.allSettled([...chunks, loadDeferredStyles()])
  }, [router])
  return async (user) => {
    // The previous account's saved data is deleted first, because the new user must not see it. The
    // new account's own queued changes stay, unless this phone must save nothing.
    await (hasFlag('keepNothing') ? logOutOnPhone() : wipePhone({ account: lastContact.account }))
    setFlag('loggedOut', false)
    setFlag('signedIn', true)
    // The document stays, so its offline notice must be removed.
    document.getElementById('needs-network')?.remove()
    // Another user may have used this page before.
    queryClient.clear()
    queryClient.setQueryData(userQuery().queryKey, user)
    void navigate({ to: '/dashboard' })
  }
}
