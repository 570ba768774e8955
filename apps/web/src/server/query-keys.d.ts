import type { EndpointId } from '@smart-farming/contracts/api'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * A key begins with the id of the endpoint that is asked; `prices.waits` reads one word of the settings by hand.
     */
    queryKey: readonly [EndpointId | 'prices.waits', ...unknown[]]
  }
}
