import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { Application } from '../application.tsx'
import { createAppRouter } from '../router.ts'
import { createTestQueryClient } from './test-query-client.ts'

/**
 * Opens the application at a path, with its own history. Returns the router, for checks of its
 * location.
 */
export function renderRoute(path: string): ReturnType<typeof createAppRouter> {
  const queryClient = createTestQueryClient()
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  render(<Application router={router} queryClient={queryClient} />)
  return router
}
