import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { FailureScreen } from './components/failure-screen.tsx'
import { routeTree } from './routeTree.gen.ts'

/**
 * Router of the application's screens. The landing page is not one of them: it is a document without the application.
 *
 * @param history the browser's history by default
 */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultErrorComponent: FailureScreen,
    // Queries decide on freshness, so loaders always ask them.
    defaultPreloadStaleTime: 0,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
