import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isNoted } from '../../plain/notes.ts'
import { userQuery } from './queries.ts'

/**
 * Leads to the dashboard from a page for those who are signed out, once the server has said in this page that a farmer
 * is signed in. It is asked only where somebody has logged in on this browser, and who has begun to type is left there.
 */
export function useSignedInAlready(): void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isNoted('signedIn')) return
    let isLeft = false
    queryClient.fetchQuery({ ...userQuery(), staleTime: 0, retry: false }).then(
      () => {
        if (isLeft || document.activeElement instanceof HTMLInputElement) return
        // The page stays the same document.
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
