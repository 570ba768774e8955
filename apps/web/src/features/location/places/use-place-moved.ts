import type { FarmPlace } from '@smart-farming/contracts/farm'
import { useEffect, useRef } from 'react'

/**
 * Reports when the account's place changes or moves, for example on another device. The first place
 * is not reported, because the initial location has its own rules (farm-location.ts).
 */
export function usePlaceMoved(place: FarmPlace | undefined, onMoved: () => void): void {
  const now = place && JSON.stringify(place)
  const seen = useRef(now)
  // Runs after every render to use the newest `onMoved`. Comparing two strings is cheap.
  useEffect(() => {
    const before = seen.current
    seen.current = now
    if (before !== undefined && now !== undefined && now !== before) onMoved()
  })
}
