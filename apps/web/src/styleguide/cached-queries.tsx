import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../server/query-client.ts'

interface KnownProps {
  /** Fills the cache with responses. All other requests fail. */
  fill?: (cache: QueryClient) => void
  children: ReactNode
}

/** Components with their own query cache. */
export function CachedQueries({ fill, children }: KnownProps) {
  const [cache] = useState(() => {
    const made = createQueryClient()
    const { queries } = made.getDefaultOptions()
    made.setDefaultOptions({ queries: { ...queries, staleTime: Number.POSITIVE_INFINITY, retry: false } })
    fill?.(made)
    return made
  })
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>
}
