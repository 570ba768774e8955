import type { Heard } from '../../../server/line.ts'

/** How long (ms) an answer may be waited for before the farmer is told, and may stop waiting. */
export const SLOW_MS = 30_000

/**
 * What the line over the page says: no network; something else answers than our server; it takes long; or the network
 * is back. Undefined: nothing.
 */
export type LineState = 'offline' | 'portal' | 'slow' | 'back' | undefined

interface Seen {
  heard: Heard | undefined
  /** How long an answer has been waited for, in ms; undefined while none is. */
  waitedMs: number | undefined
}

/** What follows on `before` when this was seen. While nothing new is known, what was said stays. */
export function nextState(before: LineState, { heard, waitedMs }: Seen): LineState {
  if (heard === 'other') return 'portal'
  if (heard === 'lost') return 'offline'
  if (waitedMs !== undefined && waitedMs >= SLOW_MS) return before === 'offline' ? before : 'slow'
  if (heard === 'late') return waitedMs === undefined ? 'offline' : before
  if (heard === undefined || before === undefined) return before
  return 'back'
}
