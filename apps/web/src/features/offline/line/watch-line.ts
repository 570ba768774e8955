import type { QueryClient } from '@tanstack/react-query'
import { isKept } from '../../../phone/kept/what-is-kept.ts'
import { line } from '../../../server/line.ts'
import { type LineState, nextState } from './line-state.ts'

/** How often an open page that has no network tries whether there is one, and looks how long it has waited, ms. */
const TRY_EVERY_MS = 30_000
const LOOK_EVERY_MS = 5_000
/** So long it is said that the network is back, ms. */
const BACK_MS = 6_000

/** What the line over the page says, and what a farmer can do about it. */
export interface LineNoteProps {
  state: NonNullable<LineState>
  /** When what is shown came from the server, unix seconds; undefined where nothing is shown. */
  asOf: number | undefined
  /** Shown from this phone since the page was opened: nothing has come since. */
  isFromBefore: boolean
  tryNow: () => void
  stopWaiting: () => void
}

/**
 * Says how it stands with the network by how calls fare, tries again by itself while the page is seen, and brings
 * everything up to date when the network is back.
 *
 * @param onThere called again and again while the server answers
 * @param show undefined where there is nothing to say
 */
export function watchLine(
  queryClient: QueryClient,
  show: (note: LineNoteProps | undefined) => void,
  onThere: () => void,
  signal: AbortSignal,
): void {
  const cache = queryClient.getQueryCache()
  let state: LineState
  let asOf: number | undefined
  let wasThere = line.heard === 'there'
  let waitsSince: number | undefined
  let over: ReturnType<typeof setTimeout> | undefined

  const tryNow = () => void queryClient.refetchQueries({ queryKey: ['accounts.user'] })
  const stopWaiting = () => {
    line.heard = 'late'
    void queryClient.cancelQueries().then(look)
  }
  const look = () => {
    if (queryClient.isFetching() === 0) waitsSince = undefined
    else waitsSince ??= performance.now()
    const waitedMs = waitsSince === undefined ? undefined : performance.now() - waitsSince
    if (line.heard === 'there') onThere()
    const next = nextState(state, { heard: line.heard, waitedMs })
    const time = next && shownSince(cache)
    if (next === state && time === asOf) return
    asOf = time
    const tell = () => show(next && { state: next, asOf, isFromBefore: !wasThere, tryNow, stopWaiting })
    if (next === state) return tell()
    state = next
    clearTimeout(over)
    if (next === 'back') {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isKept(queryKey) })
      over = setTimeout(() => {
        state = undefined
        show(undefined)
      }, BACK_MS)
    }
    tell()
    if (next === 'back') wasThere = true
  }
  const tryAgain = () => {
    if (state !== undefined && state !== 'back' && document.visibilityState === 'visible') tryNow()
  }

  line.onHeard = () => {
    if (state === undefined && line.heard === 'there') wasThere = true
    look()
  }
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(tryAgain, TRY_EVERY_MS)]
  addEventListener('online', tryAgain, { signal })
  // Not believed either: what comes of a call is.
  addEventListener('offline', tryNow, { signal })
  document.addEventListener('visibilitychange', tryAgain, { signal })
  // Another place is looked at, of which something else is kept.
  const unsubscribe = cache.subscribe(({ type }) => type === 'observerAdded' && look())
  signal.addEventListener('abort', () => {
    unsubscribe()
    delete line.onHeard
    clearTimeout(over)
    for (const timer of timers) clearInterval(timer)
  })
  look()
  // It went before anybody listened.
  if (!navigator.onLine) tryNow()
}

/**
 * Of the forecast that is shown, which grows old first; without one, of whatever else is shown, or kept. Unix seconds.
 */
function shownSince(cache: ReturnType<QueryClient['getQueryCache']>): number | undefined {
  const kept = cache.getAll().filter(({ queryKey, state }) => isKept(queryKey) && state.data !== undefined)
  const active = kept.filter((query) => query.getObserversCount() > 0)
  const shown = active.length > 0 ? active : kept
  const forecasts = shown.filter(({ queryKey }) => queryKey[0] === 'weather.forecast')
  const times = (forecasts.length > 0 ? forecasts : shown).map(({ state }) => state.dataUpdatedAt)
  return times.length === 0 ? undefined : Math.max(...times) / 1000
}
