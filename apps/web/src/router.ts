import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailureScreen } from './components/failure-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

/**
 * The router of the application's screens. The landing page is none of them: it is a document without the application.
 *
 * @param history where the address lives; the browser's unless given
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultErrorComponent: FailureScreen,
    // Queries decide what is fresh, so a loader always asks them.
    defaultPreloadStaleTime: 0,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
