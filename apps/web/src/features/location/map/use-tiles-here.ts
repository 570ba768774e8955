import { useEffect, useState } from 'react'
import type { Tile } from './map-view.ts'

/** After that a map of which nothing has come is called missing, ms. */
const PATIENCE_MS = 10_000

/** Which pictures came: true, or false for those that will not. */
type Came = Readonly<Record<string, boolean>>

/**
 * Whether the pictures of a map come. `isMissing` where one that is looked at failed, or where none came for 10 s.
 */
export function useTilesHere(tiles: readonly Tile[]) {
  const [came, setCame] = useState<Came>({})
  const [attempt, setAttempt] = useState(0)
  const [isLate, setLate] = useState(false)
  const isEmpty = !tiles.some(({ url }) => came[url])
  // Another try is waited for as long as the first.
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
    /** Changes with every try: pictures of another try are other elements, which are fetched again. */
    attempt,
    isMissing: isLate || tiles.some(({ url }) => came[url] === false),
    tell: (url: string, isHere: boolean) => setCame((known) => ({ ...known, [url]: isHere })),
    tryAgain: () => {
      setCame({})
      setAttempt(attempt + 1)
    },
  }
}
