import { useEffect, useState } from 'react'
import type { Tile } from './map-view.ts'

/** Time after which a map without any tile counts as missing, ms. */
const PATIENCE_MS = 10_000

/** State of each tile: true if loaded, false if failed. */
type Came = Readonly<Record<string, boolean>>

/** Loading state of a map's tiles. `isMissing` is true if a visible tile failed, or if none loaded within 10 s. */
export function useTileLoadState(tiles: readonly Tile[]) {
  const [came, setCame] = useState<Came>({})
  const [attempt, setAttempt] = useState(0)
  const [isLate, setLate] = useState(false)
  const isEmpty = !tiles.some(({ url }) => came[url])
  // A retry gets the same time as the first attempt.
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
    /** Part of each tile's key: a retry renders new elements, which load again. */
    attempt,
    isMissing: isLate || tiles.some(({ url }) => came[url] === false),
    tell: (url: string, isHere: boolean) => setCame((known) => ({ ...known, [url]: isHere })),
    tryAgain: () => {
      setCame({})
      setAttempt(attempt + 1)
    },
  }
}
