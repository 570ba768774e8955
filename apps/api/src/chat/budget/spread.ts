/** Tokens in one row of `chat_spending`; where it is a change they may be below 0. */
export interface RowTokens {
  readonly bucket: string
  readonly tokens: number
}

/** What each of so many rows may hold, so that together they hold no more than the cap. */
export const capOfRow = (cap: number, rows: number): number => Math.floor(cap / rows)

/**
 * Spreads tokens over rows, as far as each has room.
 *
 * @param rows what each holds; more than its part of the cap where a call took more than was set aside for it
 * @returns undefined when they would hold more than `cap` together
 */
export function spread(tokens: number, rows: readonly RowTokens[], cap: number): RowTokens[] | undefined {
  if (tokens + sum(rows) > cap) return undefined
  const most = capOfRow(cap, rows.length)
  let left = tokens
  return rows.flatMap(({ bucket, tokens: held }, at) => {
    // The first row has room for what the division of the cap leaves over.
    const room = (at === 0 ? cap - most * (rows.length - 1) : most) - held
    const taken = Math.min(left, Math.max(0, room))
    left -= taken
    return taken > 0 ? [{ bucket, tokens: taken }] : []
  })
}

/**
 * How the rows of a reservation change when the call has taken so much: what was too much is given back, and what was
 * too little comes on top, whatever the cap.
 */
export function settled(reserved: readonly RowTokens[], used: number): RowTokens[] {
  let left = used
  return reserved.map(({ bucket, tokens }, at) => {
    const kept = at === reserved.length - 1 ? left : Math.min(left, tokens)
    left -= kept
    return { bucket, tokens: kept - tokens }
  })
}

const sum = (parts: readonly RowTokens[]) => parts.reduce((total, { tokens }) => total + tokens, 0)
