import { QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createQueryClient } from '../query-client.ts'

/** Renders a view with a query cache of its own, with the product's own settings but no waiting between retries. */
export function renderView(view: ReactNode): RenderResult {
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  return render(<QueryClientProvider client={queryClient}>{view}</QueryClientProvider>)
}
