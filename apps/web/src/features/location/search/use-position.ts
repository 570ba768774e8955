import type { Place } from '@smart-farming/contracts/places'
import { useEffect, useRef, useState } from 'react'
import { getBrowserPosition, PositionError, type PositionFailureReason } from './browser-position.ts'
import { reverseGeocode } from './reverse-geocode.ts'

export interface PositionState {
  isFinding: boolean
  failure: PositionFailureReason | undefined
  find: () => void
  forget: () => void
}

/** Finds the farmer's position and names it. `onFound` is not called after unmounting. */
export function usePosition(onFound: (place: Place) => void): PositionState {
  const [isFinding, setFinding] = useState(false)
  const [failure, setFailure] = useState<PositionFailureReason>()
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const find = async () => {
    setFinding(true)
    setFailure(undefined)
    try {
      const place = await reverseGeocode(await getBrowserPosition())
      if (!isGone.current) onFound(place)
    } catch (error) {
      if (!(error instanceof PositionError)) console.warn('Finding the position failed:', error)
      setFailure(error instanceof PositionError ? error.why : 'unable')
    }
    setFinding(false)
  }
  return { isFinding, failure, find: () => void find(), forget: () => setFailure(undefined) }
}
