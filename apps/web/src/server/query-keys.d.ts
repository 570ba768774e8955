import type { EndpointId } from '@smart-farming/contracts/api'

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * A key starts with the endpoint's id, or with `prices.waits`, whose query parses the settings
     * by hand.
     */
    queryKey: readonly [EndpointId | 'prices.waits', ...unknown[]]
  }
}
