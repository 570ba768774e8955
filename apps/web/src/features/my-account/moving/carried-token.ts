let carried = ''

/**
 * Takes the secret of a link over from the address (its fragment, which no server gets), so that it can leave the
 * address before anything is shown.
 */
export function carryToken(token: string): void {
  carried = token
}

/** What the last link brought; empty where there was none. */
export const carriedToken = (): string => carried
