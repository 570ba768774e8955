/** How often both phones ask how far a move is, while somebody looks at them. */
export const POLL_MS = 2_000
