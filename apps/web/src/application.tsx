import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import './components/alert.css'
import './components/offline-notice.css'
import './components/load-failure-notice.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import type { createAppRouter } from './router.ts'

interface ApplicationProps {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
}

/** The whole application, for the browser and for prerendered pages. */
export function Application({ router, queryClient }: ApplicationProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
