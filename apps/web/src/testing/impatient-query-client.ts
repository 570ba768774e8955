import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../server/query-client.ts'

/** The product's own cache, with its own settings, but no waiting between retries. */
export function impatientQueryClient(): QueryClient {
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  return queryClient
}
