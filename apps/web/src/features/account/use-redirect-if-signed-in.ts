import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { hasFlag } from '../../browser/flags.ts'
import { userQuery } from './queries.ts'

/**
 * Redirects from a page for logged-out users to the dashboard once the server confirms a session.
 * Only a browser with an earlier login asks the server. A farmer who has begun to type is not
 * redirected.
 */
export function useRedirectIfSignedIn(): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (!hasFlag('signedIn')) return
    let isLeft = false
    queryClient.fetchQuery({ ...userQuery(), staleTime: 0, retry: false }).then(
      () => {
        if (isLeft || document.activeElement instanceof HTMLInputElement) return
        // The document stays, so its offline notice must be removed.
        document.getElementById('needs-network')?.remove()
        void navigate({ to: '/dashboard', replace: true })
      },
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [queryClient, navigate])
}
