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
 * Completes a login or signup: stores the user and opens the dashboard. Its script and style are preloaded while the
 * farmer types.
 */
export function useCompleteLogin(): (user: User) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  useEffect(() => {
    const { '/_signed-in': guard, '/_signed-in/dashboard': dashboard } = router.routesById
    // Only a preload: if it fails, opening the dashboard loads again.
    const chunks = [guard, dashboard].map((route) => router.loadRouteChunk(route))
    void Promise.allSettled([...chunks, loadDeferredStyles()])
  }, [router])
  return async (user) => {
    // The previous account's saved data must not be seen, so it is deleted first. The new account's own queued changes
    // stay, unless the farmer wants nothing saved.
    await (hasFlag('keepNothing') ? logOutOnPhone() : wipePhone({ account: lastContact.account }))
    setFlag('loggedOut', false)
    setFlag('signedIn', true)
    // The document stays the same, so its offline notice has to be removed.
    document.getElementById('needs-network')?.remove()
    // The previous user of this page may have been someone else.
    queryClient.clear()
    queryClient.setQueryData(userQuery().queryKey, user)
    void navigate({ to: '/dashboard' })
  }
}
