let carried = ''

/** Stores the token from a link's URL fragment, which no server receives. */
export function setLinkToken(token: string): void {
  carried = token
}

/** Token of the last opened link; empty without one. */
export const currentLinkToken = (): string => carried
