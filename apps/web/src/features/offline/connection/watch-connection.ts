import type { QueryClient } from '@tanstack/react-query'
import { isSavedQuery } from '../../../phone/storage/retention.ts'
import { lastContact } from '../../../server/last-contact.ts'
import { type ConnectionState, nextConnectionState } from './connection-state.ts'

/** Intervals in ms: retrying on an open offline page, and checking the waiting time. */
const TRY_EVERY_MS = 30_000
const LOOK_EVERY_MS = 5_000
/** Duration of the "back online" notice, in ms. */
const BACK_MS = 6_000

export interface ConnectionNoticeProps {
  state: NonNullable<ConnectionState>
  /** Time when the server sent the data shown, in unix seconds; undefined if no data is shown. */
  asOf: number | undefined
  /** True if all data shown was saved on this phone before the page opened. */
  isFromBefore: boolean
  tryNow: () => void
  stopWaiting: () => void
}

/**
 * Infers the connection state from the results of API calls and shows it. Retries while the page is
 * visible, and refreshes all saved queries once the connection is back.
 *
 * @param show called with undefined to clear the notice
 * @param onThere called repeatedly while the server responds
 */
export function watchConnection(
  queryClient: QueryClient,
  show: (note: ConnectionNoticeProps | undefined) => void,
  onThere: () => void,
  signal: AbortSignal,
): void {
  const cache = queryClient.getQueryCache()
  let state: ConnectionState
  let asOf: number | undefined
  let wasThere = lastContact.heard === 'there'
  let waitsSince: number | undefined
  let over: ReturnType<typeof setTimeout> | undefined

  const tryNow = () => void queryClient.refetchQueries({ queryKey: ['accounts.user'] })
  const stopWaiting = () => {
    lastContact.heard = 'late'
    void queryClient.cancelQueries().then(look)
  }
  const look = () => {
    if (queryClient.isFetching() === 0) waitsSince = undefined
    else waitsSince ??= performance.now()
    const waitedMs = waitsSince === undefined ? undefined : performance.now() - waitsSince
    if (lastContact.heard === 'there') onThere()
    const next = nextConnectionState(state, { heard: lastContact.heard, waitedMs })
    const time = next && shownSince(cache)
    if (next === state && time === asOf) return
    asOf = time
    const tell = () => show(next && { state: next, asOf, isFromBefore: !wasThere, tryNow, stopWaiting })
    if (next === state) return tell()
    state = next
    clearTimeout(over)
    if (next === 'back') {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isSavedQuery(queryKey) })
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

  lastContact.onHeard = () => {
    if (state === undefined && lastContact.heard === 'there') wasThere = true
    look()
  }
  const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(tryAgain, TRY_EVERY_MS)]
  addEventListener('online', tryAgain, { signal })
  // Only the result of a call counts, because the browser's event is unreliable.
  addEventListener('offline', tryNow, { signal })
  document.addEventListener('visibilitychange', tryAgain, { signal })
  // The page may now show another place, with other saved data.
  const unsubscribe = cache.subscribe(({ type }) => type === 'observerAdded' && look())
  signal.addEventListener('abort', () => {
    unsubscribe()
    delete lastContact.onHeard
    clearTimeout(over)
    for (const timer of timers) clearInterval(timer)
  })
  look()
  // The event may have fired before the listener was added.
  if (!navigator.onLine) tryNow()
}

/**
 * Time of the forecast shown, or else of other data shown or saved, in unix seconds. Forecasts have
 * priority, because they expire first.
 */
function shownSince(cache: ReturnType<QueryClient['getQueryCache']>): number | undefined {
  const kept = cache
    .getAll()
    .filter(({ queryKey, state }) => isSavedQuery(queryKey) && state.data !== undefined)
  const active = kept.filter((query) => query.getObserversCount() > 0)
  const shown = active.length > 0 ? active : kept
  const forecasts = shown.filter(({ queryKey }) => queryKey[0] === 'weather.forecast')
  const times = (forecasts.length > 0 ? forecasts : shown).map(({ state }) => state.dataUpdatedAt)
  return times.length === 0 ? undefined : Math.max(...times) / 1000
}
