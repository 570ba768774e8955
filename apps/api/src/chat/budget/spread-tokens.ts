/** Tokens in a row of `chat_spending`; negative if subtracted. */
export interface RowTokens {
  readonly bucket: string
  readonly tokens: number
}

/** Maximum number of tokens per row, so that all rows together stay under the cap. */
export const rowCap = (cap: number, rows: number): number => Math.floor(cap / rows)

/**
 * Spreads tokens over the rows with room.
 * @param rows tokens already in each row, possibly above the row's part of the cap
 * @returns undefined if the total would exceed `cap`
 */
export function spreadTokens(
  tokens: number,
  rows: readonly RowTokens[],
  cap: number,
): RowTokens[] | undefined {
  if (tokens + sum(rows) > cap) return undefined
  const most = rowCap(cap, rows.length)
  let left = tokens
  return rows.flatMap(({ bucket, tokens: held }, at) => {
    // The first row also gets the remainder of the division.
    const room = (at === 0 ? cap - most * (rows.length - 1) : most) - held
    const taken = Math.min(left, Math.max(0, room))
    left -= taken
    return taken > 0 ? [{ bucket, tokens: taken }] : []
  })
}

/**
 * Changes to a reservation's rows once the used tokens are known: unused tokens are returned, and
 * excess tokens are added regardless of the cap.
 */
export function settleTokens(reserved: readonly RowTokens[], used: number): RowTokens[] {
  let left = used
  return reserved.map(({ bucket, tokens }, at) => {
    const kept = at === reserved.length - 1 ? left : Math.min(left, tokens)
    left -= kept
    return { bucket, tokens: kept - tokens }
  })
}

const sum = (parts: readonly RowTokens[]) => parts.reduce((total, { tokens }) => total + tokens, 0)
