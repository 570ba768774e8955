import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailureScreen } from './components/failure-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

/**
 * Creates the router of the application's screens. The landing page is a separate document, without
 * the application.
 *
 * @param history defaults to the browser's history
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultErrorComponent: FailureScreen,
    // Queries decide on freshness, so loaders always run them.
    defaultPreloadStaleTime: 0,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
