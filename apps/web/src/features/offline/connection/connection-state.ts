import type { ContactResult } from '../../../server/last-contact.ts'

/** In ms. After this wait, the farmer is notified and may stop waiting. */
export const SLOW_AFTER_MS = 30_000

/**
 * State of the network notice. `portal` means that a captive portal answers instead of our server.
 * Undefined for no notice.
 */
export type ConnectionState = 'offline' | 'portal' | 'slow' | 'back' | undefined

interface Seen {
  heard: ContactResult | undefined
  /** Waiting time of the pending response, in ms; undefined without one. */
  waitedMs: number | undefined
}

/** Returns the next state of the network notice. Without new information, the state stays. */
export function nextConnectionState(before: ConnectionState, { heard, waitedMs }: Seen): ConnectionState {
  if (heard === 'other') return 'portal'
  if (heard === 'lost') return 'offline'
  if (waitedMs !== undefined && waitedMs >= SLOW_AFTER_MS) return before === 'offline' ? before : 'slow'
  if (heard === 'late') return waitedMs === undefined ? 'offline' : before
  if (heard === undefined || before === undefined) return before
  return 'back'
}
