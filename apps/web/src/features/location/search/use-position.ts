import type { Place } from '@smart-farming/contracts/places'
import { useEffect, useRef, useState } from 'react'
import { browserPosition, type NoPosition, PositionError } from './browser-position.ts'
import { placeAt } from './place-at.ts'

export interface PositionState {
  isFinding: boolean
  failure: NoPosition | undefined
  find: () => void
  /** Clears the error. */
  forget: () => void
}

/** Finds the farmer's position and its place. `onFound` is not called after unmounting. */
export function usePosition(onFound: (place: Place) => void): PositionState {
  const [isFinding, setFinding] = useState(false)
  const [failure, setFailure] = useState<NoPosition>()
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
      const place = await placeAt(await browserPosition())
      if (!isGone.current) onFound(place)
    } catch (error) {
      if (!(error instanceof PositionError)) console.warn('Finding the position failed:', error)
      setFailure(error instanceof PositionError ? error.why : 'unable')
    }
    setFinding(false)
  }
  return { isFinding, failure, find: () => void find(), forget: () => setFailure(undefined) }
}
