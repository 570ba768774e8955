import type { Place } from '@smart-farming/contracts/places'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../server/api.ts'
import { browserPosition, type NoPosition, type Position, PositionError } from './browser-position.ts'

export interface PositionState {
  isFinding: boolean
  failure: NoPosition | undefined
  find: () => void
  /** Takes the failure off the screen. */
  forget: () => void
}

/** The name of a point is worth this wait, ms, and no more: the point is known. */
const NAMING_MS = 4_000

/** Finds where the farmer is, and what that is near to. `onFound` is not called after the view is gone. */
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

/** The place at a position, named by what it is near to where the server knows in time. */
async function placeAt({ lat, lon }: Position): Promise<Place> {
  const name = `${lat}, ${lon}`
  try {
    const [place] = await client.places.search(
      { query: { q: name } },
      { signal: AbortSignal.timeout(NAMING_MS) },
    )
    if (place) return place
  } catch (error) {
    console.warn('Naming the position failed:', error)
  }
  return { name, country: '', lat, lon }
}
