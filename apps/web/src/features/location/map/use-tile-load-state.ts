import { useEffect, useState } from 'react'
import type { Tile } from './map-view.ts'

/** In ms. Without any tile for this long, the map counts as missing. */
const PATIENCE_MS = 10_000

/** By tile URL: true if loaded, false if failed. */
type Came = Readonly<Record<string, boolean>>

/**
 * Tracks the loading of a map's tiles. `isMissing` is true if a visible tile failed, or if no tile
 * loaded within 10 s.
 */
export function useTileLoadState(tiles: readonly Tile[]) {
  const [came, setCame] = useState<Came>({})
  const [attempt, setAttempt] = useState(0)
  const [isLate, setLate] = useState(false)
  const isEmpty = !tiles.some(({ url }) => came[url])
  // A retry gets as much time as the first attempt.
  useEffect(() => {
    if (!isEmpty) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isEmpty, attempt])
  return {
    came,
    /** Part of each tile's key, because a retry needs new elements to load again. */
    attempt,
    isMissing: isLate || tiles.some(({ url }) => came[url] === false),
    tell: (url: string, isHere: boolean) => setCame((known) => ({ ...known, [url]: isHere })),
    tryAgain: () => {
      setCame({})
      setAttempt(attempt + 1)
    },
  }
}
