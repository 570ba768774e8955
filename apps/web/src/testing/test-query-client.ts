import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../server/query-client.ts'

/** Creates the product's query client, without delays between retries. */
export function createTestQueryClient(): QueryClient {
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } })
  return queryClient
}
