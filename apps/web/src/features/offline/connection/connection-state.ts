import type { ContactResult } from '../../../server/last-contact.ts'

/** Time to wait for a response, in ms, before the farmer is notified and may stop waiting. */
export const SLOW_AFTER_MS = 30_000

/**
 * State of the network notice: offline; a captive portal answers instead of our server; slow; back online. Undefined:
 * no notice.
 */
export type ConnectionState = 'offline' | 'portal' | 'slow' | 'back' | undefined

interface Seen {
  heard: ContactResult | undefined
  /** Waiting time of the pending response, in ms; undefined while none is pending. */
  waitedMs: number | undefined
}

/** The state after `before`, given these observations. Without new information the state does not change. */
export function nextConnectionState(before: ConnectionState, { heard, waitedMs }: Seen): ConnectionState {
  if (heard === 'other') return 'portal'
  if (heard === 'lost') return 'offline'
  if (waitedMs !== undefined && waitedMs >= SLOW_AFTER_MS) return before === 'offline' ? before : 'slow'
  if (heard === 'late') return waitedMs === undefined ? 'offline' : before
  if (heard === undefined || before === undefined) return before
  return 'back'
}
