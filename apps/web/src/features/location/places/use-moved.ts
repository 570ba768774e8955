import type { FarmPlace } from '@smart-farming/contracts/farm'
import { useEffect, useRef } from 'react'

/**
 * Tells when the account's place is another one, or lies elsewhere, than when it was last seen: so it is after a change
 * on another device. The first one that is seen is told of to nobody, because what a page starts with follows rules of
 * its own (farm-location.ts).
 */
export function useMoved(place: FarmPlace | undefined, onMoved: () => void): void {
  const now = place && JSON.stringify(place)
  const seen = useRef(now)
  // After every render, for the newest `onMoved`: comparing two texts costs nothing.
  useEffect(() => {
    const before = seen.current
    seen.current = now
    if (before !== undefined && now !== undefined && now !== before) onMoved()
  })
}
