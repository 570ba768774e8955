import { QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createTestQueryClient } from './test-query-client.ts'

/** Renders a view with its own query cache. */
export function renderView(view: ReactNode): RenderResult {
  return render(<QueryClientProvider client={createTestQueryClient()}>{view}</QueryClientProvider>)
}
