/** Polling interval of both phones during a move, in ms, while their pages are visible. */
export const POLL_INTERVAL_MS = 2_000
